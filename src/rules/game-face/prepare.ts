import type { BoardPreparation } from '../core/preparation'
import { contestView } from './duel/view'
import type { State } from './state'

/** BN7: whether a contest is unfinished. */
export function prepare(state: State): BoardPreparation {
  const contest = contestView(state)
  const runs = contest !== null && contest.verdict === null
  return {
    facts: runs ? [{ label: 'Round', value: `${contest.round}` }] : [],
    standing: [],
    players: [],
    owed: runs ? [{ id: 'contest', title: 'Still open', says: ['A contest is not over yet'], act: null }] : []
  }
}
