import type { Seat, SeatId } from '#rules/core/seat'

/** What a phone says where no game of its player is on the table. A seat that is not in the list was removed. */
export function emptyWords(seats: readonly Seat[], seat: SeatId): string {
  const hasLeft = seats.find(each => each.id === seat)?.retired !== false
  return hasLeft ? 'You have left the table. Your Game Master can bring your seat back.' : 'No game is open just now.'
}
