import { isOnPhone } from '../../core/calls/phones'
import type { SeatId } from '../../core/seat'
import type { State } from '../state'

/** Whether that player flips and answers on their own phone (HA1). */
export function flipsOnPhone({ phoneFlips }: State, seat: SeatId): boolean {
  return isOnPhone(phoneFlips, seat)
}
