import type { Seat, SeatId } from '#rules/core/seat'

/** The name of a seat in a sentence: the character, else the player, else a general word. */
export function nameIn(seats: readonly Seat[], id: SeatId): string {
  const seat = seats.find(each => each.id === id)
  return seat?.character || seat?.player || 'Somebody'
}
