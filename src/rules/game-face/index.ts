import { attendanceWith } from '../core/seat'
import { forGmAlone } from '../core/calls/calling'
import { isOfCall } from '../core/calls/rules'
import type { RuleSystem } from '../core/system'
import { callingOf } from './calls/calling'
import type { Variants } from './contestants/model'
import { dataOf } from './data'
import { openQuestions } from './open-questions'
import { apply, blank, check, decide, describe, explain, moment, parse, preview, refusalRules } from './slices'
import type { Command, Event, Refusal, State } from './state'
import { type GameFaceViews, view } from './view'
import type { BoardPreparation } from '../core/preparation'
import { contestView } from './duel/view'
import { type BoardPrompts, type Prompt, type PromptRules, turnByDoing } from '../core/prompts'

/** EY9: what the contest waits for. */
const prompts: PromptRules<State, Event> = {
  turn: turnByDoing,
  turnsLast: false,
  make: (state): BoardPrompts => ({ next: nextStep(state), moves: null, questions: [], hooks: [], players: [] })
}

function nextStep(state: State): Prompt {
  const contest = contestView(state)
  const says = !contest
    ? 'Nobody contests yet: ask who faces whom, and over what'
    : contest.verdict
      ? 'The contest is over: ask the winner how it is told'
      : contest.ready
        ? 'Everything is down: the cups can be lifted'
        : `Round ${contest.round}: each side picks a die, says how, and rolls`
  return { id: 'next', title: 'The contest', says: [says], act: null }
}

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
  fitsAnySnapshot: isOfCall,
  describe,
  moment,
  explain,
  refusalRules,
  check,
  prompts,
  data: dataOf,
  prepare
}

/** BN7: whether a contest is unfinished. */
function prepare(state: State): BoardPreparation {
  const contest = contestView(state)
  const runs = contest !== null && contest.verdict === null
  return {
    facts: runs ? [{ label: 'Round', value: `${contest.round}` }] : [],
    standing: [],
    players: [],
    owed: runs ? [{ id: 'contest', title: 'Still open', says: ['A contest is not over yet'], act: null }] : []
  }
}
