import { begin } from '../core/slice'
import type { RuleSystem } from '../core/system'
import { basisOf, basisSeen } from './calls/basis'
import { fitsAnyPicture } from './calls/called'
import { dataOf } from './data/data'
import { isNew } from './deck/places'
import { shuffle } from './deck/steps'
import { tutorialClock } from './economy/tutorial'
import { exchangeOf } from './follow-up/exchange'
import { joinState, openState } from './open'
import { offersNow } from './offers-now'
import { openQuestions } from './open-questions'
import { partyQuestion } from './party/party-question'
import { partyRows } from './party-rows'
import { findSheet } from './sheets'
import { prepare } from './preparation/prepare'
import { prompts } from './prompts/prompts'
import { questions } from './questions/questions'
import { apply, check, decide, describe, explain, moment, parse, preview, refusalRules } from './slices'
import { statistics } from './statistics'
import { turnPage } from './telling/pages'
import { travel } from './travel/travel'
import type { Command, Event, Refusal, State } from './state'
import { type GmView, type ThousandFacesViews, view } from './view'

/** A Thousand Faces of Adventure, playtest 0.93. */
export const thousandFaces: RuleSystem<State, Command, Event, ThousandFacesViews, Refusal> = {
  name: 'A Thousand Faces of Adventure',
  migrations: [],
  parse,
  open: openState,
  join: joinState,
  // D5: a new player's deck is shuffled and face down before any other event.
  follow(state, { id, retired }, luck) {
    const piles = findSheet(state, id)?.piles
    return !retired && piles && isNew(piles) ? shuffle(begin(state, apply), id, luck).events : []
  },
  turnPage,
  decide,
  apply,
  view,
  preview,
  openQuestions: (state, audience) => [
    ...openQuestions(state, audience),
    ...offersNow(state, audience),
    ...(audience.kind === 'gm' ? [partyQuestion(view(state, audience) as GmView)] : [])
  ],
  fitsAnyPicture,
  basisOf,
  basisSeen,
  describe,
  moment,
  explain,
  refusalRules,
  check,
  clock: tutorialClock,
  statistics,
  together: exchangeOf,
  prompts,
  data: dataOf,
  travel,
  prepare,
  party: partyRows,
  questions,
  foes: ({ foes }) => foes.map(({ id, name }) => ({ id, name }))
}
