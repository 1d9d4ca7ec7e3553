import type { Luck } from '../../core/luck'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { unspentStamina } from '../deck/piles'
import { fittingSlots } from '../injury/open-slots'
import { expend } from '../injury/steps'
import { characterOf, findSheet, sheetOf } from '../sheets'
import type { Act, Refusal, State } from '../state'
import type { Exertion } from './move'
import type { Outcome } from './outcome-schema'

/** TW7: who suffers the consequences beside the lead: helpers at the table who are up. */
export function sufferersBeside(state: State, { helpers = [] }: Pick<Outcome, 'helpers'>): readonly SeatId[] {
  return helpers.filter(seat => isUp(state, seat))
}

/** Whether the character can be affected: at the table, alive and not incapacitated. */
export function isUp(state: State, seat: SeatId): boolean {
  const sheet = findSheet(state, seat)
  return sheet !== undefined && !sheet.retired && !sheet.incapacitated && !sheet.character.dead
}

/** TW7: each helper spends as much as the lead; fitting open slots take as many points as possible. */
export function expendToo(
  act: Act,
  outcome: Outcome,
  { points, exertion }: { readonly points: number; readonly exertion: Exertion },
  reason: string,
  luck: Luck
): Result<Act, Refusal> {
  return sufferersBeside(act.state, outcome).reduce<Result<Act, Refusal>>((result, seat) => {
    if (!result.ok) return result
    const slots = fittingSlots(characterOf(result.value.state, seat), 'exhaustion', exertion).slice(0, points)
    return expend(result.value, seat, points, { exertion, slots, reason: `${reason}, helping` }, luck)
  }, ok(act))
}

/** Stamina that each helper spends at settling, and the rest. */
export function expendedBeside(
  state: State,
  outcome: Outcome,
  { points, exertion }: { readonly points: number; readonly exertion: Exertion }
): readonly HelperCost[] {
  return sufferersBeside(state, outcome).map(seat => {
    const slots = fittingSlots(characterOf(state, seat), 'exhaustion', exertion)
    const stamina = unspentStamina(sheetOf(state, seat).piles)
    const left = Math.max(0, stamina - Math.max(0, points - slots.length))
    return { seat, stamina, left }
  })
}

/** TW7: a helper's Stamina now, and after settling. */
export interface HelperCost {
  readonly seat: SeatId
  readonly stamina: number
  readonly left: number
}
