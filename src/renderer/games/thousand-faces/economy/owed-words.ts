import type { SeatId } from '#rules/core/seat'
import type { GmView } from '#rules/thousand-faces/view'

/** The players whose flips left GM moves due: "2 owed: Kresk, Wren"; "none is owed". Each player is named once. */
export function owedWords({ count, newest }: GmView['gmMovesOwed'], nameOf: (seat: SeatId) => string): string {
  if (count === 0) return 'None is owed now'
  return `${count} owed: ${owedNames({ count, newest }, nameOf)}`
}

/** The newest first; at most three names. */
export function owedNames({ count, newest }: GmView['gmMovesOwed'], nameOf: (seat: SeatId) => string): string {
  const seats = [...new Set([...newest].reverse().map(({ seat }) => seat))].slice(0, 3)
  const named = newest.filter(({ seat }) => seats.includes(seat)).length
  const names = seats.map(nameOf).join(', ')
  return named < count ? `${names} …` : names
}
