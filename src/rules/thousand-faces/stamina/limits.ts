import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { unspentStamina } from '../deck/places'
import { chapterOf } from '../economy/chapters'
import { sheetOf } from '../sheets'
import type { Act } from '../state'

/** S4: a character without Stamina is incapacitated; in a deadly chapter the character dies (N15). */
export function downIfSpent(act: Act, seat: SeatId): Act {
  const { piles, incapacitated } = sheetOf(act.state, seat)
  if (unspentStamina(piles) > 0 || incapacitated) return act
  const down = happen(act, { type: 'incapacitated', seat, by: 'stamina' })
  return chapterOf(act.state.story)?.deadly ? happen(down, { type: 'character-died', seat }) : down
}
