import type { Seat, SeatId } from '../core/seat'
import { findSheet, seated, withSheet } from './sheets'
import { blank, sheetFields } from './slices'
import type { Sheet, State } from './state'

/** The sheet of a new player: twenty cards in the discard pile, which `follow` shuffles. */
export function newSheet(seat: SeatId): Sheet {
  return { seat, retired: false, ...sheetFields.initial } as unknown as Sheet
}

/** A new board. */
export function openState(seats: readonly Seat[]): State {
  return { ...blank, sheets: seats.map(seat => seated(newSheet(seat.id), seat)) }
}

/** Adds a seat, updates the name of a seat (R4), or records that a seat left or came back (CA19). */
export function joinState(state: State, seat: Seat): State {
  const sheet = findSheet(state, seat.id)
  if (!sheet) return { ...state, sheets: [...state.sheets, seated(newSheet(seat.id), seat)] }
  const changed = seated(sheet, seat)
  return changed === sheet ? state : withSheet(state, seat.id, () => changed)
}
