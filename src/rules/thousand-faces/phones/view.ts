import type { SeatId } from '../../core/seat'
import { presentSheets } from '../sheets'
import type { State } from '../state'
import { flipsOnPhone } from './phone-flips'

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
