import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type Act } from '../act'
import type { FoundationCommand } from '../commands'
import { countBetween } from '../counts'
import { sheetOf } from '../sheets'
import type { Deciding, SeatMay } from '../slices'
import type { Refusal } from '../types'

type ExperienceCommand = Extract<FoundationCommand, { type: 'spend-xp' | 'gain-xp' }>

/** XP by hand: rules X2, X3. What a card brings is the flip's affair. */
export const decideExperience: Deciding<ExperienceCommand> = {
  'gain-xp'(act, { seat, amount, reason }) {
    const counted = countBetween(amount, 1, 999)
    return counted.ok ? ok(happen(act, { type: 'xp-gained', seat, amount, reason })) : counted
  },
  'spend-xp'(act, { seat, amount, reason }) {
    const counted = countBetween(amount, 1, 999)
    return counted.ok ? spendXp(act, seat, amount, reason) : counted
  }
}

/** X3: XP are the player's own to spend. */
export const seatMayExperience: SeatMay<ExperienceCommand> = {
  'spend-xp': (_state, command, seat) => command.seat === seat
}

/** Pays, or says what is missing: an unaffordable purchase is refused whole. */
export function spendXp(act: Act, seat: SeatId, amount: number, reason: string): Result<Act, Refusal> {
  const { xp } = sheetOf(act.state, seat)
  if (xp < amount) return refuse({ because: 'not-enough-xp', seat, needs: amount, has: xp })
  return ok(happen(act, { type: 'xp-spent', seat, amount, reason }))
}
