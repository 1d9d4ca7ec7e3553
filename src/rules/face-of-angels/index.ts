import { begin } from '../core/slice'
import { forGmAlone } from '../core/calls/calling'
import { isOfCall } from '../core/calls/rules'
import type { RuleSystem } from '../core/system'
import { callingOf } from './calls/calling'
import { dataOf } from './data'
import type { Settings } from './deck/model'
import { openQuestions } from './open-questions'
import { joinState, openState } from './open'
import { followSeat } from './presence'
import { prepare } from './prepare'
import { prompts } from './prompts'
import { apply, check, decide, describe, explain, moment, parse, preview, refusalRules } from './slices'
import type { Command, Event, Refusal, State } from './state'
import { type FaceOfAngelsViews, view } from './view'

/** The Face of Angels, a game by Clinton R. Nixon: hidden hands, contests over stakes, and powers that change their owners. */
export const faceOfAngels: RuleSystem<State, Command, Event, FaceOfAngelsViews, Refusal> = {
  name: 'The Face of Angels',
  migrations: [],
  parse,
  // `parse.settings` has checked `settings`.
  open: (seats, chosen) => openState(seats, chosen as Settings),
  join: joinState,
  follow: (state, seat, luck) => followSeat(begin(state, apply), seat, luck).events,
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
