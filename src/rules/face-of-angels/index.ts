import { parserOf } from '../core/parser'
import { begin } from '../core/slice'
import type { RuleSystem } from '../core/system'
import { settings, type Settings } from './deck/model'
import { join, open } from './open'
import { followSeat } from './presence'
import { composed } from './slices'
import { type Command, commandSchema, type Event, eventSchema, type Refusal, type State, stateSchema } from './state'
import { type FaceOfAngelsViews, view } from './view'

/** The Face of Angels, a game by Clinton R. Nixon: hidden hands, contests over stakes, powers that change who has them. */
export const faceOfAngels: RuleSystem<State, Command, Event, FaceOfAngelsViews, Refusal> = {
  id: 'face-of-angels',
  name: 'The Face of Angels',
  migrations: [],
  parse: {
    settings: parserOf(settings),
    state: parserOf(stateSchema),
    command: parserOf(commandSchema),
    event: parserOf(eventSchema)
  },
  // `settings` went through `parse.settings`.
  open: (seats, chosen) => open(seats, chosen as Settings),
  join,
  follow: (state, seat, luck) => followSeat(begin(state, composed.apply), seat, luck).events,
  ...composed,
  view
}
