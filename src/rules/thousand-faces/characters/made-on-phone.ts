import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/phone-flips'
import { findSheet } from '../sheets'
import type { State } from '../state'

/** HA16: whether that player makes their character on a phone now: something of it lies on the table, and it is not made. */
export function isMaking(state: State, seat: SeatId): boolean {
  return isBegun(state) && findSheet(state, seat)?.character.created === false && flipsOnPhone(state, seat)
}

/** Whether anything lies on the table from which characters are made. */
function isBegun({ workshop: { touchstones, laidOut, questions } }: State): boolean {
  return touchstones.length + laidOut.length + questions.length > 0
}

/** HA16: a step of one's own character, until it is made. */
export function ownWhileMaking(state: State, command: { readonly seat: SeatId }, seat: SeatId): boolean {
  return command.seat === seat && isMaking(state, seat)
}
