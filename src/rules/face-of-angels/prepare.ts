import type { BoardPreparation } from '../core/preparation'
import { currentAct } from './acts/current-act'
import type { State } from './state'

/** BN7: the act, its stakes, and whether a contest waits. Hands and secrets are left out. */
export function prepare(state: State): BoardPreparation {
  if (!state.started) return { facts: [], standing: [], players: [], owed: [] }
  const { number, name, stakes } = currentAct(state)
  return {
    facts: [{ label: 'Act', value: name === '' ? `${number}` : `${number}, ${name}` }],
    standing: stakes === '' ? [] : [[`At stake in this act: ${stakes}`]],
    players: [],
    owed: state.contest ? [{ id: 'contest', title: 'Still open', says: ['A contest is not over yet'], act: null }] : []
  }
}
