import type { Audience } from './audience'
import type { SeatId } from './seat'

/**
 * One part of a sentence. Seats are references, so that a renamed seat has its new name in old lines too. Results and
 * suits are references, so that a screen can draw them as signs.
 */
export type LogPart =
  | string
  | { readonly seat: SeatId }
  /** 0 cross, 1 single check, 2 two checks, 3 three checks. */
  | { readonly result: 0 | 1 | 2 | 3 }
  | { readonly suit: 'anvil' | 'blade' | 'crown' | 'dragon' }

/** An event as a sentence for one audience. Starts with a capital or a name, ends without a full stop. */
export interface LogLine {
  readonly parts: readonly LogPart[]
  /** `quiet` lines are bookkeeping (a shuffle, a count); `grave` lines are harm. */
  readonly tone: 'plain' | 'quiet' | 'good' | 'grave'
}

export function line(tone: LogLine['tone'], ...parts: readonly LogPart[]): LogLine {
  return { tone, parts }
}

/** A line of bookkeeping for the Game Master alone. */
export function lineForGm(audience: Audience, ...parts: readonly LogPart[]): LogLine | null {
  return audience.kind === 'gm' ? line('quiet', ...parts) : null
}

/** The sentence as plain text, with names from `nameOf`. */
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
