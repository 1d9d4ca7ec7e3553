import type { Seat, SeatId } from '#rules/core/seat'
import { shortName } from './short-name'

/** The name of a seat in full; who sits there unnamed is called by number. */
export function nameOf(seats: readonly Seat[], id: SeatId): string {
  const seat = seats.find(each => each.id === id)
  return seat?.character || seat?.player || `Seat ${id.replace(/\D/g, '')}`
}

/** Who decides at this seat: the person if known, else the character. */
export function playerOf(seats: readonly Seat[], id: SeatId): string {
  return seats.find(each => each.id === id)?.player || briefName(nameOf(seats, id))
}

/** A name for a narrow place on a public screen: "Constance-Philippa of the Drowned Bells" is Constance. */
export function briefName(name: string): string {
  const word = shortName(name.trim())
  return word.length > 11 ? (word.split('-')[0] ?? word) : word
}
