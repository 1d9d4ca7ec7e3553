import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import type { Act } from '../state'

/** T1, T2: the spotlight passes to this seat, unless the seat has it already. */
export function shineOn(act: Act, seat: SeatId): Act {
  return act.state.spotlight.seat === seat ? act : happen(act, { type: 'spotlight-given', seat })
}
