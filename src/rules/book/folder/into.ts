import type { Seat, SeatId } from '../../core/seat'
import type { Steps } from '../../core/steps'
import { fold, type MentionTarget } from '../mentions'
import { foldedName, nameIndex } from '../names'
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

/** So many names are learnt in one step. */
const learntInStep = 1000

/** Every name after the import: of the book, and of the notes before that; then what else the notes are called. In steps. */
export function* namesAfter(into: ImportTarget, placed: readonly NotePlace[]): Steps<Map<string, MentionTarget>> {
  const renamed = new Set<MentionTarget>(placed.map(({ id }) => id))
  const names = new Map<string, MentionTarget>()
  for (const thing of thingsIn(into.book)) if (!renamed.has(thing.id)) names.set(foldedName(thing), thing.id)
  for (const [nth, { id, note }] of placed.entries()) {
    if (nth % learntInStep === 0) yield (0.5 * nth) / placed.length
    names.set(fold(note.name), id)
  }
  for (const [name, id] of nameIndex(into.book, into.seats)) if (id.startsWith('s')) names.set(name, id)
  for (const [nth, { id, note }] of placed.entries()) {
    if (nth % learntInStep === 0) yield 0.5 + (0.5 * nth) / placed.length
    for (const alias of note.aliases) if (alias !== '' && !names.has(fold(alias))) names.set(fold(alias), id)
  }
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
