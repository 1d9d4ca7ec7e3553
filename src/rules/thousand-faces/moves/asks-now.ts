import type { Outcome } from './outcome-schema'
import { isPlain } from './plain'
import { moveOf } from './all'
import type { MoveId } from './ids'

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
