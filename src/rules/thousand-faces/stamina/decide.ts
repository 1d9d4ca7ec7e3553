import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import { happen, type Act } from '../act'
import type { FoundationCommand } from '../commands'
import { countBetween } from '../counts'
import { exhaustedCount } from '../deck/places'
import { flipInProgress } from '../flip/questions'
import { sheetOf } from '../sheets'
import type { Deciding } from '../slices'
import type { Refusal } from '../types'
import { bearableWounds, payStamina, returnToDiscard, stamina, staminaLeft, takeWound, whyNotPicked } from './steps'

type StaminaCommand = Extract<
  FoundationCommand,
  { type: 'lose-stamina' | 'take-wound' | 'recover-stamina' | 'clear-incapacitated' }
>

/** Losing and regaining Stamina, Wounds, and standing up again: rules S1–S7, W1–W5. */
export const decideStamina: Deciding<StaminaCommand> = {
  'lose-stamina'(act, { seat, points, reason }, luck) {
    const checked = cardsFree(act, points)
    if (!checked.ok) return checked
    if (staminaLeft(act, seat) === 0) return refuse({ because: 'no-stamina-left', seat })
    return ok(payStamina(act, seat, points, reason, luck))
  },
  'take-wound'(act, { seat, reason }, luck) {
    const checked = cardsFree(act, 1)
    if (!checked.ok) return checked
    const { incapacitated, tokens } = sheetOf(act.state, seat)
    if (incapacitated && tokens.wound >= bearableWounds) return refuse({ because: 'incapacitated', seat })
    return ok(takeWound(act, seat, reason, luck))
  },
  'recover-stamina'(act, { seat, points, reason, cards }, luck) {
    const checked = cardsFree(act, points)
    if (!checked.ok) return checked
    const { tokens, piles, character } = sheetOf(act.state, seat)
    if (character.dead) return refuse({ because: 'dead', seat }) // J8
    const { pending } = act.state
    if (pending && piles.cards === 'physical')
      return refuse({ because: 'something-pending', seat: pending.seat, waits: pending.kind })
    const count = Math.min(points, tokens.exhaustion, exhaustedCount(piles)) // S6
    if (count === 0) return refuse({ because: 'nothing-to-recover', seat })
    const why = whyNotPicked(act, seat, cards)
    return why ? refuse(why) : ok(returnToDiscard(act, seat, count, reason, luck, cards))
  },
  'clear-incapacitated'(act, { seat }) {
    const { incapacitated, piles, character } = sheetOf(act.state, seat)
    if (character.dead) return refuse({ because: 'dead', seat }) // J8
    if (!incapacitated) return refuse({ because: 'not-incapacitated', seat })
    if (exhaustedCount(piles) >= stamina) return refuse({ because: 'still-exhausted', seat })
    return ok(happen(act, { type: 'incapacity-cleared', seat }))
  }
}

/** No pile moves while a flip is in progress (D3), and points are 1…10. */
function cardsFree(act: Act, points: number): Result<number, Refusal> {
  const busy = flipInProgress(act.state)
  return busy ? refuse({ because: 'flip-in-progress', seat: busy }) : countBetween(points, 1, stamina)
}
