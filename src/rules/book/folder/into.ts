import type { Seat, SeatId } from '../../core/seat'
import { fold, type MentionTarget } from '../mentions'
import { nameIndex } from '../names'
import type { Book } from '../state'
import type { Thing } from '../things/model'
import { thingsIn } from '../things/lookup'
import type { KnownTo, ThingId } from '../vocabulary'
import { seatNames } from './folder'
import type { Note } from './read-note'

/** The campaign that a folder is taken into. */
export interface ImportTarget {
  readonly book: Book
  readonly seats: readonly Seat[]
  /** How many sessions have begun. */
  readonly session: number
  /** The number that the act will have. */
  readonly next: number
  /** Which campaign it is (`Printed.mark`). */
  readonly mark: string
}

/** A note and the thing of the book that it is, or will be. */
export interface NotePlace {
  readonly note: Note
  readonly id: ThingId
}

/** The seats of the campaign by what they are called in notes. */
export function seatsByName(seats: readonly Seat[]): ReadonlyMap<string, SeatId> {
  return new Map([...seatNames(seats)].map(([id, name]) => [fold(name), id]))
}

/** Every name after the import: of the book, and of the notes before that. */
export function namesAfter(into: ImportTarget, placed: readonly NotePlace[]): Map<string, MentionTarget> {
  const renamed = new Set<MentionTarget>(placed.map(({ id }) => id))
  const names = new Map<string, MentionTarget>()
  for (const { id, name } of thingsIn(into.book)) if (!renamed.has(id)) names.set(fold(name), id)
  for (const { id, note } of placed) names.set(fold(note.name), id)
  for (const [name, id] of nameIndex(into.book, into.seats)) if (id.startsWith('s')) names.set(name, id)
  return names
}

/** Whom a thing belongs to and who knows of it, of those who are in the campaign. */
export function amongSeats(
  { knownTo, seats: linked }: Pick<Thing, 'knownTo' | 'seats'>,
  seats: readonly Seat[]
): Pick<Thing, 'knownTo' | 'seats'> {
  const isHere = (id: SeatId): boolean => seats.some(seat => seat.id === id)
  const known: KnownTo = typeof knownTo === 'string' ? knownTo : knownTo.filter(isHere)
  return { knownTo: known.length > 0 ? known : 'gm', seats: linked.filter(isHere) }
}
