import { parserOf } from '../core/parser'
import { attendanceWith } from '../core/seat'
import type { RuleSystem } from '../core/system'
import { settings, type Variants } from './contestants/model'
import { composed } from './slices'
import {
  blank,
  type Command,
  commandSchema,
  type Event,
  eventSchema,
  type Refusal,
  type State,
  stateSchema
} from './state'
import { type GameFaceViews, view } from './view'

/** A discrete contest of skill between two: three rounds, two cups, four dice each. */
export const gameFace: RuleSystem<State, Command, Event, GameFaceViews, Refusal> = {
  id: 'game-face',
  name: 'Game Face',
  migrations: [],
  parse: {
    settings: parserOf(settings),
    state: parserOf(stateSchema),
    command: parserOf(commandSchema),
    event: parserOf(eventSchema)
  },
  // `settings` went through `parse.settings`.
  open: (seats, chosen) => ({
    ...blank,
    variants: chosen as Variants,
    seats: seats.map(({ id, retired }) => ({ id, retired }))
  }),
  join: (state, seat) => ({ ...state, seats: attendanceWith(state.seats, seat) }),
  ...composed,
  view
}
