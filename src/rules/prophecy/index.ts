import { attendanceWith } from '../core/seat'
import { forGmAlone } from '../core/calls/calling'
import { isOfCall } from '../core/calls/rules'
import type { RuleSystem } from '../core/system'
import { callingOf } from './calls/calling'
import { dataOf } from './data'
import { moderationQuestionsFor } from './moderation-questions'
import type { Options } from './outline/model'
import { openQuestions } from './open-questions'
import { worldQuestionsFor } from './world/world-questions'
import { prepare } from './prepare'
import { prompts } from './prompts'
import { apply, blank, check, decide, describe, explain, moment, parse, preview, refusalRules } from './slices'
import { sceneClock } from './stage/clock'
import type { Command, Event, Refusal, State } from './state'
import { type ProphecyViews, view } from './view'

/** A story about fate: a Prophecy, an outline of at most eight scenes, and the outcome of the Prophecy. */
export const prophecy: RuleSystem<State, Command, Event, ProphecyViews, Refusal> = {
  name: 'Prophecy',
  migrations: [],
  parse,
  // `parse.settings` has checked `settings`.
  open: (seats, chosen) => ({
    ...blank,
    seats: seats.map(({ id, retired }) => ({ id, retired })),
    options: chosen as Options
  }),
  join: (state, seat) => ({ ...state, seats: attendanceWith(state.seats, seat) }),
  decide,
  apply,
  view,
  preview,
  openQuestions: (state, audience) => [
    ...openQuestions(state, audience),
    ...worldQuestionsFor(state, audience),
    ...moderationQuestionsFor(state, audience),
    ...forGmAlone(callingOf(state), audience)
  ],
  fitsAnyPicture: isOfCall,
  describe,
  moment,
  explain,
  refusalRules,
  check,
  clock: sceneClock,
  prompts,
  data: dataOf,
  prepare
}
