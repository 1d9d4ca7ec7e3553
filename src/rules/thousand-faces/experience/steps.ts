import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { sheetOf } from '../sheets'
import type { Act, Refusal } from '../state'

/** Pays, or explains what is missing. A purchase is paid in full or refused. */
export function spendXp(act: Act, seat: SeatId, amount: number, reason: string): Result<Act, Refusal> {
  const { xp } = sheetOf(act.state, seat)
  if (xp < amount) return refuse({ because: 'not-enough-xp', seat, needs: amount, has: xp })
  return ok(happen(act, { type: 'xp-spent', seat, amount, reason }))
}
