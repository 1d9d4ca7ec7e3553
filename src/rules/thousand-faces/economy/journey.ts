import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { unspentStamina } from '../deck/places'
import { findSheet, sheetOf } from '../sheets'
import type { Act, Refusal } from '../state'
import type { EconomyCommand } from './model'
import type { JourneyUse } from './prices'

/** J8: spends one Journey point on one use, with its immediate effects. */
export function spendJourney(
  act: Act,
  { use, seat, what }: Extract<EconomyCommand, { type: 'spend-journey' }>
): Result<Act, Refusal> {
  const why = whyNoJourney(act, use, seat)
  if (why) return refuse(why)
  const spent = happen(act, { type: 'journey-spent', use, what, seat })
  if (use === 'reveal-hearth') return ok(happen(spent, { type: 'hearth-set', as: 'available' }))
  if (use === 'back-to-life' && seat) return ok(revive(spent, seat))
  const { day } = act.state.story
  if (use === 'second-day' && day)
    return ok(happen(spent, { type: 'day-began', place: day.place, number: day.number + 1 }))
  return ok(spent)
}

/** Why that use is impossible now, or null. */
export function whyNoJourney({ state }: Pick<Act, 'state'>, use: JourneyUse, seat: SeatId | null): Refusal | null {
  const { journey, day } = state.story
  if (journey < 1) return { because: 'not-enough-journey', has: journey }
  if (use === 'second-day' && !day) return { because: 'no-day' }
  if (use !== 'back-to-life') return null
  const dead =
    seat === null ? state.sheets.some(sheet => sheet.character.dead) : findSheet(state, seat)?.character.dead === true
  return dead ? null : { because: 'not-dead', seat }
}

function revive(act: Act, seat: SeatId): Act {
  const alive = happen(act, { type: 'character-revived', seat })
  const { incapacitated, piles } = sheetOf(act.state, seat)
  return incapacitated && unspentStamina(piles) > 0 ? happen(alive, { type: 'incapacity-cleared', seat }) : alive
}
