import type { Luck } from '../../core/luck'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { deckCount } from '../deck/places'
import { shuffle, shuffleIfDue } from '../deck/steps'
import { sheetOf } from '../sheets'
import { bearableHarm } from '../stamina/bounds'
import { isHeroic } from '../stamina/heroic'
import { oweStamina, searchesByHand } from '../stamina/search'
import { downIfSpent } from '../stamina/limits'
import { payStamina, staminaLeft, takeWound } from '../stamina/steps'
import type { Act } from '../state'

/** N4: the top card goes onto the Exhaustion pile with a Harm token. With two Harm tokens there, it is a Wound instead. */
export function takeHarm(act: Act, seat: SeatId, reason: string, luck: Luck): Act {
  const { tokens, piles } = sheetOf(act.state, seat)
  if (tokens.harm >= bearableHarm) return takeWound(act, seat, reason, luck)
  if (staminaLeft(act, seat) === 0) return act
  if (searchesByHand(act, seat)) return oweHarm(act, seat, reason, luck)
  if (isHeroic(act, seat)) return harmHeroically(act, seat, reason, luck)
  const ready = deckCount(piles) === 0 && piles.discard.length > 0 ? shuffle(act, seat, luck) : act
  const harmed = happen(ready, { type: 'harm-taken', seat, reason })
  return shuffleIfDue(downIfSpent(harmed, seat), seat, luck)
}

/** N13: in Heroic Mode the card under the Harm token must have the Stamina symbol too. */
function harmHeroically(act: Act, seat: SeatId, reason: string, luck: Luck): Act {
  const before = sheetOf(act.state, seat).tokens
  const paid = payStamina(act, seat, 1, reason, luck)
  return happen(paid, {
    type: 'tokens-returned',
    seat,
    ...before,
    harm: before.harm + 1,
    reason: 'a Harm token lies on it'
  })
}

/** N4: the Harm token is placed at once. The table searches for the card under it, which brings no Exhaustion token. */
function oweHarm(act: Act, seat: SeatId, reason: string, luck: Luck): Act {
  const { tokens } = sheetOf(act.state, seat)
  const harmed = happen(act, { type: 'tokens-returned', seat, ...tokens, harm: tokens.harm + 1, reason })
  return oweStamina(harmed, seat, { points: 1, bare: 1, reason }, luck)
}
