import type { Audience } from '../core/audience'
import { agreeing } from '../core/text'

export { counted } from '../core/text'

/** A reason as the end of a log line; empty without a reason. */
export function because(reason: string): string {
  return reason.trim() === '' ? '' : `: ${reason.trim()}`
}

/** A reason of a GM's correction: it may reveal the story, so only the GM sees it. Rule: LOG3. */
export function privateReason(audience: Audience, reason: string): string {
  return audience.kind === 'gm' ? because(reason) : ''
}

/** "is" for one thing, "are" for zero or several: "there is 1 card", "there are 2". */
export function isOrAre(amount: number): 'is' | 'are' {
  return agreeing(amount, 'is', 'are')
}

/** A net advantage in words: "+1", "−2", "even". */
export function netWord(net: number): string {
  if (net === 0) return 'even'
  return net > 0 ? `+${net}` : `−${-net}`
}
