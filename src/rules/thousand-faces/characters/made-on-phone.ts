import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/phone-flips'
import { findSheet } from '../sheets'
import type { State } from '../state'

/** HA16: whether this player makes a character on a phone now: the material is on the table, and the character is unfinished. */
export function isMaking(state: State, seat: SeatId): boolean {
  return isBegun(state) && findSheet(state, seat)?.character.created === false && flipsOnPhone(state, seat)
}

/** Whether any material for making characters is on the table. */
function isBegun({ workshop: { touchstones, laidOut, questions } }: State): boolean {
  return touchstones.length + laidOut.length + questions.length > 0
}

/** HA16: a step of the player's own character, until it is made. */
export function ownWhileMaking(state: State, command: { readonly seat: SeatId }, seat: SeatId): boolean {
  return command.seat === seat && isMaking(state, seat)
}
