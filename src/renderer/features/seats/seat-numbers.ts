import type { Seat, SeatId } from '#rules/core/seat'

/** Number of keys for seats: the limit of seats at a table (CA1). */
const most = 12

/**
 * The number key of each seat. A retired seat keeps its number, so that no other key changes.
 * A seat above the last key takes the lowest free one.
 */
export function seatNumbers(seats: readonly Seat[]): ReadonlyMap<SeatId, number> {
  const numbers = new Map<SeatId, number>()
  for (const [at, { id, retired }] of seats.entries()) if (!retired && at < most) numbers.set(id, at + 1)
  const taken = new Set(numbers.values())
  const free = Array.from({ length: most }, (_, at) => at + 1).filter(number => !taken.has(number))
  for (const { id, retired } of seats.slice(most)) if (!retired) numbers.set(id, free.shift() ?? 0)
  return numbers
}
