import type { State } from '#rules/thousand-faces/state'
import type { Played } from './chronicle'
import { crowdOf } from './crowd'

/** The fullest table: eight players, twelve foes with long names, markers on both, a character down, a waiting tie. */
export function twelveFoes(): Played {
  const played = crowdOf(8)
  const state = (): State => played.chronicle.campaign.boards[0]!.state as State
  const foes = { type: 'add-foes', count: 6, power: 'd6', squares: 1, note: '' }
  played.act({ ...foes, name: 'Tide Warden of the Drowned Bells', kind: 'guard', stamina: 8 })
  played.act({ ...foes, name: 'Bell-Eater', kind: 'monster', stamina: 15 })
  for (const { id } of state().foes) played.act({ type: 'show-foe', as: 'revealed', foe: id })
  played.act({ type: 'set-format', format: 'two-rounds' })
  const marker = { type: 'add-marker', lasts: 'until-removed', seenBy: 'table', shape: 'circle' }
  for (const seat of played.seats.slice(1, 5))
    played.act({ ...marker, on: { what: 'character', seat }, word: 'up in the old bell tower' })
  played.act({ ...marker, on: { what: 'foe', foe: state().foes[0]!.id }, word: 'sees only lantern light' })
  flipUntilTied(played, state)
  return played
}

function flipUntilTied(played: Played, state: () => State): void {
  const flip = { type: 'flip', attribute: 'str', net: 2, move: 'Hold the gate', fast: false, supporters: [] }
  for (const seat of played.seats) {
    played.act({ ...flip, seat, hasText: { check: true, cross: false }, versus: null })
    if (state().pending?.kind === 'tie') return
    if (state().pending?.kind === 'critical') played.act({ type: 'answer-critical', take: 'nothing' })
  }
  throw new Error('nobody turned a tie')
}
