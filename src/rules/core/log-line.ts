import type { Audience } from './audience'
import type { SeatId } from './seat'

/**
 * One piece of a sentence. Names are not written in but pointed at, so that a seat renamed next month is
 * renamed in last month's log too, and a screen can set results and suits as marks.
 */
export type LogPart =
  | string
  | { readonly seat: SeatId }
  /** 0 cross, 1 single check, 2 two checks, 3 three checks. */
  | { readonly result: 0 | 1 | 2 | 3 }
  | { readonly suit: 'anvil' | 'blade' | 'crown' | 'dragon' }

/** What happened, in a sentence for one audience. Starts with a capital or a name, ends without a full stop. */
export interface LogLine {
  readonly parts: readonly LogPart[]
  /** `quiet` lines are bookkeeping (a shuffle, a count); `grave` ones are harm. */
  readonly tone: 'plain' | 'quiet' | 'good' | 'grave'
}

/** A log line from its pieces. */
export function line(tone: LogLine['tone'], ...parts: readonly LogPart[]): LogLine {
  return { tone, parts }
}

/** A line of bookkeeping that the Game Master alone reads. */
export function lineForGm(audience: Audience, ...parts: readonly LogPart[]): LogLine | null {
  return audience.kind === 'gm' ? line('quiet', ...parts) : null
}

/** The sentence as plain text, names filled in by `nameOf`. */
export function plainText(parts: readonly LogPart[], nameOf: (seat: SeatId) => string): string {
  return parts.map(part => textOf(part, nameOf)).join('')
}

const resultMarks = ['✗', '✓', '✔✔', '✔✔✔'] as const

function textOf(part: LogPart, nameOf: (seat: SeatId) => string): string {
  if (typeof part === 'string') return part
  if ('seat' in part) return nameOf(part.seat)
  if ('result' in part) return resultMarks[part.result]
  return part.suit
}
