import { moveOf } from './all'
import type { Effect } from './move'
import type { Outcome } from './outcome-schema'
import type { MoveId } from './ids'

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

/** Whether a result has an open question: its flip is over, no cards are laid, and its card leaves a decision. */
export function asksNow(outcome: Outcome): boolean {
  const { flip, result, attribute } = outcome
  const isLaid = flip === 0 && result === null
  return !isLaid && (result === null ? attribute === null : !isPlain(outcome))
}

/** M8: the questions on the card that a token can buy; empty when its tokens buy no questions. */
export function questionsOf(id: MoveId): readonly string[] {
  const { effects, options } = moveOf(id)
  const lays = Object.values(effects).some(each => each.some(({ kind }) => kind === 'tokens'))
  return lays ? options : []
}
