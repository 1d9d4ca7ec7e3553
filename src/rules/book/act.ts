import type { SliceContext, SliceDeciders, SliceDecision, SliceTypes } from '../core/campaign-slice'
import type { ActOf, Reducers, Tagged } from '../core/slice'
import type { BookModel } from './state'
import type { KnownTo } from './vocabulary'

type BookTypes = SliceTypes<BookModel>
export type BookAct = ActOf<BookTypes>
export type BookDecision = SliceDecision<BookTypes>

/** For each command: adds its events to the act, or refuses. Only the Game Master edits the book (BK2). */
export type BookDeciders<Command extends Tagged> = SliceDeciders<BookTypes, Command>

/** For each event: the book after it. */
export type BookReducers<Event extends Tagged> = Reducers<BookTypes, Event>

/** Whether the seat exists, retired or not. */
export function hasSeat({ seats }: SliceContext, id: string): boolean {
  return seats.some(seat => seat.id === id)
}

/** Whether the readers are the Game Master, the table, or seats of the campaign (BK9). */
export function areSeats(context: SliceContext, knownTo: KnownTo): boolean {
  return typeof knownTo === 'string' || knownTo.every(seat => hasSeat(context, seat))
}
