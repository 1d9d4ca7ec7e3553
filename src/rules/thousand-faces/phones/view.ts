import type { SeatId } from '../../core/seat'
import { presentSheets } from '../sheets'
import type { State } from '../state'
import { isOnPhone } from '../../core/calls/phones'

/** Whether that player flips and answers on their own phone (HA1). */
export function flipsOnPhone({ phoneFlips }: State, seat: SeatId): boolean {
  return isOnPhone(phoneFlips, seat)
}

export interface PhonesGmView {
  /** Players who flip on their own phone. Absent without one. */
  readonly onPhone?: readonly SeatId[]
}

export interface PhonesSeatView {
  /** This player flips on this phone. Absent otherwise. */
  readonly onPhone?: true
}

export function phonesGmView(state: State): PhonesGmView {
  const onPhone = presentSheets(state)
    .map(({ seat }) => seat)
    .filter(seat => flipsOnPhone(state, seat))
  return onPhone.length === 0 ? {} : { onPhone }
}

export function phonesSeatView(state: State, seat: SeatId): PhonesSeatView {
  return flipsOnPhone(state, seat) ? { onPhone: true } : {}
}
