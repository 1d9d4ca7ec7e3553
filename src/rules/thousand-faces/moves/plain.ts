import { moveOf } from './all'
import type { Effect } from './move'
import type { Outcome } from './outcome-schema'

/** The effects of the result of an open move; empty while its flip is not over. */
export function effectsOf(outcome: Outcome): readonly Effect[] {
  if (outcome.move === 'shield') return []
  if (outcome.move === 'only-here-for-the-job') return [{ kind: 'pick', count: 2, by: 'player' }]
  return outcome.result === null ? [] : (moveOf(outcome.move).effects[outcome.result] ?? [])
}

/** Whether nothing must be decided, paid or moved: the card has only text. */
export function isPlain(outcome: Outcome): boolean {
  if (outcome.move === 'shield') return outcome.result === 0
  return effectsOf(outcome).every(({ kind }) => kind === 'attack-power' || kind === 'foe-attacks')
}
