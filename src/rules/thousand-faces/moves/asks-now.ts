import type { Outcome } from './outcome-schema'
import { isPlain } from './plain'

/** Whether a result asks for something now: its flip is over, no laid cards lie there, and its card leaves something to decide. */
export function asksNow(outcome: Outcome): boolean {
  const { flip, result, attribute } = outcome
  const isLaid = flip === 0 && result === null
  return !isLaid && (result === null ? attribute === null : !isPlain(outcome))
}
