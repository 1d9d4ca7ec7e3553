import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type Act } from '../act'
import type { Refusal, State } from '../types'
import type { Foe } from './foe'
import type { FoeEvent } from './shapes'

/** The foe, or a refusal. */
export function foeOf(state: State, id: number): Result<Foe, Refusal> {
  const foe = state.foes.find(each => each.id === id)
  return foe ? ok(foe) : refuse({ because: 'no-such-foe' })
}

/** A foe becomes what it is now. */
export function changeFoe(
  act: Act,
  foe: Foe,
  how: Extract<FoeEvent, { type: 'foe-changed' }>['how'],
  seat: SeatId | null = null
): Act {
  return happen(act, { type: 'foe-changed', foe, how, seat })
}

/** M17: whoever attacks the weak spot first has had the advantage of it. */
export function takeOpening(act: Act, foe: number, seat: SeatId): Act {
  return act.state.openings.includes(foe) ? happen(act, { type: 'opening-taken', foe, seat }) : act
}

/** U6: attack power turned into red tokens. */
export function markRed(act: Act, id: number, count: number, seat: SeatId): Result<Act, Refusal> {
  const foe = foeOf(act.state, id)
  if (!foe.ok || count < 1) return foe.ok ? ok(act) : foe
  return ok(changeFoe(act, { ...foe.value, red: foe.value.red + count }, 'marked', seat))
}
