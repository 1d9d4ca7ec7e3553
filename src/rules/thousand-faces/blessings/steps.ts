import { type Luck, oneOf } from '../../core/luck'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { shuffleIfDue } from '../deck/steps'
import type { Act } from '../state'

/** B1: moves a random Blessing from the supply to the discard pile. O29: an empty supply changes nothing. */
export function takeBlessing(act: Act, seat: SeatId, luck: Luck): Act {
  const [first, ...rest] = act.state.blessingSupply
  if (first === undefined) return act
  return shuffleIfDue(happen(act, { type: 'blessing-taken', seat, card: oneOf(luck, [first, ...rest]) }), seat, luck)
}
