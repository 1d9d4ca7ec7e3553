import type { Result } from '../core/result'
import type { Seat } from '../core/seat'
import type { Act, Tagged } from '../core/slice'
import type { Book, BookCommand, BookEvent, BookRefusal } from './state'
import type { KnownTo } from './vocabulary'

/** What the book is told of the campaign that it is kept in. */
export interface Around {
  /** The number that the entry will have: whatever is written down in it is named after it. */
  readonly next: number
  /** The seats, retired ones included. */
  readonly seats: readonly Seat[]
  /** How many sessions have begun. */
  readonly session: number
}

export type BookAct = Act<Book, BookEvent>
export type BookDecision = Result<BookAct, BookRefusal>

/** For each command: adds its events to the act, or refuses. Only the Game Master writes in the book (BK2). */
export type BookDeciders<Command extends Tagged = BookCommand> = {
  readonly [Type in Command['type']]: (
    act: BookAct,
    command: Extract<Command, { type: Type }>,
    around: Around
  ) => BookDecision
}

/** For each event: the book after it. */
export type BookReducers<Event extends Tagged = BookEvent> = {
  readonly [Type in Event['type']]: (book: Book, event: Extract<Event, { type: Type }>) => Book
}

/** Whether somebody has that seat, or had it. */
export function hasSeat({ seats }: Around, id: string): boolean {
  return seats.some(seat => seat.id === id)
}

/** Whether those who shall know of something are the Game Master, the table, or seats of the campaign (BK9). */
export function areSeats(around: Around, knownTo: KnownTo): boolean {
  return typeof knownTo === 'string' || knownTo.every(seat => hasSeat(around, seat))
}
