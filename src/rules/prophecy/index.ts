import { parserOf } from '../core/parser'
import { attendanceWith } from '../core/seat'
import type { RuleSystem } from '../core/system'
import { type Options, settings } from './outline/model'
import { composed } from './slices'
import { sceneClock } from './stage/clock'
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
import { type ProphecyViews, view } from './view'

/** A story about fate: a Prophecy, an outline of eight scenes at most, and what becomes of it. */
export const prophecy: RuleSystem<State, Command, Event, ProphecyViews, Refusal> = {
  id: 'prophecy',
  name: 'Prophecy',
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
    seats: seats.map(({ id, retired }) => ({ id, retired })),
    options: chosen as Options
  }),
  join: (state, seat) => ({ ...state, seats: attendanceWith(state.seats, seat) }),
  ...composed,
  view,
  clock: sceneClock
}
