import type { Seat, SeatId } from '#rules/core/seat'

/** The words of a phone without a game of its player. A seat that is not in the list was removed. */
export function emptyWords(seats: readonly Seat[], seat: SeatId): string {
  const hasLeft = seats.find(each => each.id === seat)?.retired !== false
  return hasLeft ? 'You have left the table. Your Game Master can bring your seat back.' : 'No game is open just now.'
}
