import { moveOf } from './all'
import type { MoveId } from './ids'
import type { RingMark } from './move'

/** Cards in envelopes until a character has laid enough rings (L6). Source: reference 3.4. */
export const envelopes = {
  first: ['mystic-breathwork', 'fury', 'slide', 'not-on-my-turf', 'void-transfusion'],
  second: ['goreography', 'derring-do', 'fundamental-magic', 'breach-the-dam']
} as const satisfies Record<string, readonly MoveId[]>
export type Envelope = keyof typeof envelopes

/** The largest number of rings from these cards of one character (L5, ruling). Every mark belongs to at most one ring. */
export function ringsOf(cards: readonly MoveId[]): number {
  const marks = cards.map(id => moveOf(id).rings)
  const count = (mark: RingMark) => marks.filter(each => each.includes(mark)).length
  return Math.min(count('e'), count('w')) + quarterRings(marks, count)
}

/** Four quarters meet at a corner, each on a different card: a card with two of the marks counts once. */
function quarterRings(marks: readonly (readonly RingMark[])[], count: (mark: RingMark) => number): number {
  const rings = Math.min(count('se'), count('sw'), count('ne'), count('nw'))
  if (rings !== 1) return rings
  const below = marks.filter(each => each.includes('ne'))
  const above = marks.filter(each => each.includes('se'))
  return below.length === 1 && above.length === 1 && below[0] === above[0] ? 0 : 1
}

/** The envelope of a card, or null. */
export function envelopeOf(move: MoveId): Envelope | null {
  if ((envelopes.first as readonly MoveId[]).includes(move)) return 'first'
  return (envelopes.second as readonly MoveId[]).includes(move) ? 'second' : null
}

/** Number of rings that open an envelope: one for the first, two for the second. */
export function ringsFor(envelope: Envelope): 1 | 2 {
  return envelope === 'first' ? 1 : 2
}
