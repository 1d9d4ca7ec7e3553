import type { Seat, SeatId } from '#rules/core/seat'

/** What a seat is called in a sentence: the character, else the player, else a chair. */
export function nameIn(seats: readonly Seat[], id: SeatId): string {
  const seat = seats.find(each => each.id === id)
  return seat?.character || seat?.player || 'Somebody'
}
