import { oneOf, type Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type Act } from '../act'
import { isBlessing } from '../cards'
import type { FoundationCommand } from '../commands'
import { shuffleIfDue } from '../deck/decide'
import { ownedCards } from '../deck/places'
import { flipInProgress } from '../flip/questions'
import { sheetOf } from '../sheets'
import type { Deciding } from '../slices'

type BlessingCommand = Extract<FoundationCommand, { type: 'take-blessing' | 'return-blessing' }>

/** Taking a Blessing and giving one back by hand: rules B1, B4. */
export const decideBlessings: Deciding<BlessingCommand> = {
  'take-blessing'(act, { seat }, luck) {
    const busy = flipInProgress(act.state)
    if (busy) return refuse({ because: 'flip-in-progress', seat: busy })
    if (act.state.blessingSupply.length === 0) return refuse({ because: 'no-blessings-left' })
    return ok(takeBlessing(act, seat, luck))
  },
  'return-blessing'(act, { seat, card }, luck) {
    const busy = flipInProgress(act.state)
    if (busy) return refuse({ because: 'flip-in-progress', seat: busy })
    if (!isBlessing(card) || !ownedCards(sheetOf(act.state, seat).piles).includes(card))
      return refuse({ because: 'no-such-blessing', seat, card })
    return ok(shuffleIfDue(happen(act, { type: 'blessing-returned', seat, card }), seat, luck))
  }
}

/** B1: one at random from the supply into the discard. O29: from an empty supply none is taken, and nothing else changes. */
export function takeBlessing(act: Act, seat: SeatId, luck: Luck): Act {
  const [first, ...rest] = act.state.blessingSupply
  if (first === undefined) return act
  return shuffleIfDue(happen(act, { type: 'blessing-taken', seat, card: oneOf(luck, [first, ...rest]) }), seat, luck)
}
