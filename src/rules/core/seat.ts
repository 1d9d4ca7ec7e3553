import type { Brand } from './brand'

/** `s3`, `s17` …: named after the entry that added the seat; never reused (CA4). */
export type SeatId = Brand<string, 'SeatId'>

/** The longest typed name of a seat, in UTF-16 units; older files may hold longer names. */
export const longestName = 80

/** A player's seat at the table. A retired seat keeps its belongings and may come back. */
export interface Seat {
  readonly id: SeatId
  /** The person: "Priya". May be empty. */
  readonly player: string
  /** The name of the character they play: "Sister Wren". */
  readonly character: string
  readonly retired: boolean
}

/** The facts of a seat that a game needs: its id, and whether it is retired. */
export type Attendance = Pick<Seat, 'id' | 'retired'>

/** The seats that are not retired, in their order. */
export function presentSeats(seats: readonly Attendance[]): readonly SeatId[] {
  return seats.filter(({ retired }) => !retired).map(({ id }) => id)
}

/** The seats after this one was added, retired or brought back. */
export function attendanceWith(seats: readonly Attendance[], { id, retired }: Seat): readonly Attendance[] {
  const others = seats.filter(seat => seat.id !== id)
  return [...others, { id, retired }]
}

/** The author of an act: the Game Master, or the player of one seat. */
export type Actor = { readonly kind: 'gm' } | { readonly kind: 'seat'; readonly seat: SeatId }

/** The author of an ask: an actor, or a page that only shows the game, such as the table's. */
export type Asker = Actor | { readonly kind: 'viewer' }

export const gm: Actor = { kind: 'gm' }
export const viewer: Asker = { kind: 'viewer' }

export function isSameActor(one: Actor, other: Actor): boolean {
  return one.kind === 'seat' && other.kind === 'seat' ? one.seat === other.seat : one.kind === other.kind
}
