import type { Outcome } from './outcome-schema'
import { isPlain } from './plain'

/** Whether a result has an open question: its flip is over, no cards are laid, and its card leaves a decision. */
export function asksNow(outcome: Outcome): boolean {
  const { flip, result, attribute } = outcome
  const isLaid = flip === 0 && result === null
  return !isLaid && (result === null ? attribute === null : !isPlain(outcome))
}
