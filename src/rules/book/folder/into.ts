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

/** The campaign that receives a folder. */
export interface ImportTarget {
  readonly book: Book
  readonly seats: readonly Seat[]
  /** The number of sessions that have begun. */
  readonly session: number
  /** The id of the coming entry. */
  readonly next: number
  /** The mark that identifies the campaign (`FolderSource.mark`). */
  readonly mark: string
}

/** A note, and the present or new id of its thing. */
export interface NoteWithId {
  readonly note: Note
  readonly id: ThingId
}

/** The seats of the campaign by their names in notes. */
export function seatsByName(seats: readonly Seat[]): ReadonlyMap<string, SeatId> {
  return new Map([...seatNames(seats)].map(([id, name]) => [fold(name), id]))
}

/** The number of names to index in one step. */
const learntInStep = 1000

/**
 * Every name after the import, in steps. Names of the book come first, then those of the notes, then the notes'
 * aliases.
 */
export function* namesAfter(into: ImportTarget, placed: readonly NoteWithId[]): Steps<Map<string, MentionTarget>> {
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

/** The links and readers of a thing, limited to seats of the campaign. */
export function amongSeats(
  { knownTo, seats: linked }: Pick<Thing, 'knownTo' | 'seats'>,
  seats: readonly Seat[]
): Pick<Thing, 'knownTo' | 'seats'> {
  const isHere = (id: SeatId): boolean => seats.some(seat => seat.id === id)
  const known: KnownTo = typeof knownTo === 'string' ? knownTo : knownTo.filter(isHere)
  return { knownTo: known.length > 0 ? known : 'gm', seats: linked.filter(isHere) }
}
