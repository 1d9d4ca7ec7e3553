import type { Audience } from '../core/audience'
import { agreeing } from '../core/text'

export { counted } from '../core/text'

/** A reason as it is hung onto a log line: nothing when none was given. */
export function because(reason: string): string {
  return reason.trim() === '' ? '' : `: ${reason.trim()}`
}

/** The same where the GM puts something right: it may give the story away, so only the GM reads it. Rule: LOG3. */
export function privateReason(audience: Audience, reason: string): string {
  return audience.kind === 'gm' ? because(reason) : ''
}

/** "is" for one thing, "are" for none or several: "there is 1 card", "there are 2". */
export function isOrAre(amount: number): 'is' | 'are' {
  return agreeing(amount, 'is', 'are')
}

/** A net advantage as it is called: "+1", "−2", "even". */
export function netWord(net: number): string {
  if (net === 0) return 'even'
  return net > 0 ? `+${net}` : `−${-net}`
}
