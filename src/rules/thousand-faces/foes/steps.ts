import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { findSheet } from '../sheets'
import { staminaAfter } from '../stamina/bounds'
import type { Act, Refusal, State } from '../state'
import type { Foe, FoeCommand, FoeEvent } from './model'

/** The foe, or a refusal. */
export function foeOf(state: State, id: number): Result<Foe, Refusal> {
  const foe = state.foes.find(each => each.id === id)
  return foe ? ok(foe) : refuse({ because: 'no-such-foe' })
}

/** Replaces a foe by its new version. */
export function changeFoe(
  act: Act,
  foe: Foe,
  how: Extract<FoeEvent, { type: 'foe-changed' }>['how'],
  seat: SeatId | null = null
): Act {
  return happen(act, { type: 'foe-changed', foe, how, seat })
}

/** M17: the first attack on the weak spot uses up its advantage. */
export function takeOpening(act: Act, foe: number, seat: SeatId): Act {
  return act.state.openings.includes(foe) ? happen(act, { type: 'opening-taken', foe, seat }) : act
}

/** U6: attack power becomes red tokens; that character's next blow on the foe has so much less. */
export function markRed(act: Act, id: number, count: number, seat: SeatId): Result<Act, Refusal> {
  const foe = foeOf(act.state, id)
  if (!foe.ok || count < 1) return foe.ok ? ok(act) : foe
  const marked = changeFoe(act, { ...foe.value, red: foe.value.red + count }, 'marked', seat)
  return ok(happen(marked, { type: 'power-turned', seat, foe: id, points: count }))
}

/** U6: the rest of a blow without the points that already became red tokens. */
function lessTurned(act: Act, id: number, power: number, seat: SeatId | null): { act: Act; power: number } {
  const turned = seat === null ? null : (findSheet(act.state, seat)?.character.turned ?? null)
  if (seat === null || turned?.foe !== id) return { act, power }
  const used = happen(act, { type: 'power-turned', seat, foe: id, points: 0 })
  return { act: used, power: Math.max(0, power - turned.points) }
}

/** U3: takes one Stamina for each point, or crosses out one square, which uses up the whole blow. */
export function strike(
  act: Act,
  foe: Foe,
  power: number,
  by: Extract<FoeCommand, { type: 'strike-foe' }>['by'],
  square: 'keep' | 'cross-out',
  roll?: number
): Result<Act, Refusal> {
  if (foe.stamina === 0) return refuse({ because: 'subdued', name: foe.name })
  if (square === 'cross-out' && (foe.disarmoured || foe.crossed >= foe.squares))
    return refuse({ because: 'no-square', name: foe.name })
  const left = lessTurned(act, foe.id, power, by)
  if (left.power < 1) return ok(left.act)
  const struck =
    square === 'keep'
      ? { ...foe, stamina: staminaAfter(foe.stamina, left.power) }
      : { ...foe, crossed: foe.crossed + 1 }
  const rolled = roll === undefined ? {} : { roll }
  const crossed = square === 'cross-out'
  return ok(happen(left.act, { type: 'foe-struck', foe: struck, power: left.power, by, square: crossed, ...rolled }))
}
