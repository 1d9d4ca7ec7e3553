import type { LogPart } from '../../core/log-line'
import type { Explanation } from '../../core/refusal'
import type { Refusal } from '../refusals'

/** One sentence for each reason, made from that reason's own facts. */
export type Sentences<Reason extends Refusal['because']> = {
  readonly [Each in Reason]: (why: Extract<Refusal, { readonly because: Each }>) => Explanation
}

/** What is, and what to do instead. */
export function say(says: string | readonly LogPart[], instead: string | readonly LogPart[]): Explanation {
  return { says: typeof says === 'string' ? [says] : says, instead: typeof instead === 'string' ? [instead] : instead }
}
