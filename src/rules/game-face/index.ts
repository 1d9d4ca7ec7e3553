import { attendanceWith } from '../core/seat'
import { forGmAlone } from '../core/calls/calling'
import { isOfCall } from '../core/calls/rules'
import type { RuleSystem } from '../core/system'
import { callingOf } from './calls/calling'
import { dataOf } from './data'
import type { Variants } from './contestants/model'
import { openQuestions } from './open-questions'
import { prepare } from './prepare'
import { prompts } from './prompts'
import { apply, blank, check, decide, describe, explain, moment, parse, preview, refusalRules } from './slices'
import type { Command, Event, Refusal, State } from './state'
import { type GameFaceViews, view } from './view'

/** A discrete contest of skill between two: three rounds, two cups, four dice each. */
export const gameFace: RuleSystem<State, Command, Event, GameFaceViews, Refusal> = {
  name: 'Game Face',
  migrations: [],
  parse,
  // `parse.settings` has checked `settings`.
  open: (seats, chosen) => ({
    ...blank,
    variants: chosen as Variants,
    seats: seats.map(({ id, retired }) => ({ id, retired }))
  }),
  join: (state, seat) => ({ ...state, seats: attendanceWith(state.seats, seat) }),
  decide,
  apply,
  view,
  preview,
  openQuestions: (state, audience) => [...openQuestions(state, audience), ...forGmAlone(callingOf(state), audience)],
  fitsAnyPicture: isOfCall,
  describe,
  moment,
  explain,
  refusalRules,
  check,
  prompts,
  data: dataOf,
  prepare
}
