import type { Brand } from './brand'

/** `s3`, `s17` …: named after the entry in which the chair was drawn up; never reused (CA4). */
export type SeatId = Brand<string, 'SeatId'>

/** A player's chair at the table. A retired seat keeps its things and may come back. */
export interface Seat {
  readonly id: SeatId
  /** The person: "Priya". May be empty. */
  readonly player: string
  /** The name of the character they play: "Sister Wren". */
  readonly character: string
  readonly retired: boolean
}

/** Who does something: the Game Master, or the player of one seat. */
export type Actor = { readonly kind: 'gm' } | { readonly kind: 'seat'; readonly seat: SeatId }

export const gm: Actor = { kind: 'gm' }
