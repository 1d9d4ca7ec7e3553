import type { Brand } from './brand'

/** `s3`, `s17` …: named after the entry that added the seat; never reused (CA4). */
export type SeatId = Brand<string, 'SeatId'>

/** How long the names of a seat are as they are typed, in UTF-16 units; files from before may hold more. */
export const longestName = 80

/** A player's chair at the table. A retired seat keeps its things and may come back. */
export interface Seat {
  readonly id: SeatId
  /** The person: "Priya". May be empty. */
  readonly player: string
  /** The name of the character they play: "Sister Wren". */
  readonly character: string
  readonly retired: boolean
}

/** What a game must know of a seat: that it is there, and whether its player has left for now. */
export type Attendance = Pick<Seat, 'id' | 'retired'>

/** The seats as they are after this one has come, left or returned. */
export function attendanceWith(seats: readonly Attendance[], { id, retired }: Seat): readonly Attendance[] {
  const others = seats.filter(seat => seat.id !== id)
  return [...others, { id, retired }]
}

/** Who does something: the Game Master, or the player of one seat. */
export type Actor = { readonly kind: 'gm' } | { readonly kind: 'seat'; readonly seat: SeatId }

/** Who asks for something: an actor, or a page that only shows the game, such as the table's. */
export type Asker = Actor | { readonly kind: 'nobody' }

export const gm: Actor = { kind: 'gm' }
export const nobody: Asker = { kind: 'nobody' }
