import type { Seat, SeatId } from '../core/seat'
import { findSheet, seated, withSheet } from './sheets'
import { blank, sheetPart } from './slices'
import type { Sheet, State } from './state'

/** A player who has just sat down: twenty cards in the discard, which `follow` shuffles. */
export function newSheet(seat: SeatId): Sheet {
  return { seat, retired: false, ...sheetPart.initial } as unknown as Sheet
}

/** A board that nobody has touched yet. */
export function openState(seats: readonly Seat[]): State {
  return { ...blank, sheets: seats.map(seat => seated(newSheet(seat.id), seat)) }
}

/** Another chair, a new name on one that is already there (R4), or one that has left or come back (CA19). */
export function joinState(state: State, seat: Seat): State {
  const sheet = findSheet(state, seat.id)
  if (!sheet) return { ...state, sheets: [...state.sheets, seated(newSheet(seat.id), seat)] }
  const changed = seated(sheet, seat)
  return changed === sheet ? state : withSheet(state, seat.id, () => changed)
}
