import type { Seat, SeatId } from '#rules/core/seat'
import { shortName } from './short-name'

/** The full name of a seat; a seat without a name is named by its number. */
export function nameOf(seats: readonly Seat[], id: SeatId): string {
  const seat = seats.find(each => each.id === id)
  return seat?.character || seat?.player || `Seat ${id.replace(/\D/g, '')}`
}

/** The decider at this seat: the player if known, else the character. */
export function playerOf(seats: readonly Seat[], id: SeatId): string {
  return seats.find(each => each.id === id)?.player || briefName(nameOf(seats, id))
}

/** The player to name beside the character; empty where the player's name stands for a character without one. */
export function playerBeside(seats: readonly Seat[], id: SeatId): string {
  const seat = seats.find(each => each.id === id)
  return seat?.character ? seat.player : ''
}

/** A name for a narrow area of a public screen: "Constance-Philippa of the Drowned Bells" is Constance. */
export function briefName(name: string): string {
  const word = shortName(name.trim())
  return word.length > 11 ? (word.split('-')[0] ?? word) : word
}
