import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/phone-flips'
import { findSheet } from '../sheets'
import type { State } from '../state'

/** HA16: whether that player makes their character on a phone now. */
export function isMaking(state: State, seat: SeatId): boolean {
  return findSheet(state, seat)?.character.created === false && flipsOnPhone(state, seat)
}

/** HA16: a step of one's own character, until it is made. */
export function ownWhileMaking(state: State, command: { readonly seat: SeatId }, seat: SeatId): boolean {
  return command.seat === seat && isMaking(state, seat)
}
