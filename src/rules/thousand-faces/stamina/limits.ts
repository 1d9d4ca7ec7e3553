import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { exhaustedCount, takeAway, unspentStamina } from '../deck/piles'
import { chapterOf } from '../economy/chapters'
import { sheetOf } from '../sheets'
import type { Act, Sheet } from '../state'
import type { CardId } from '../vocabulary'

/** Piles and tokens without these cards. There are never more Exhaustion tokens than cards (I11). */
export function withoutCards({ piles, tokens }: Sheet, cards: readonly CardId[]): Pick<Sheet, 'piles' | 'tokens'> {
  const left = cards.reduce(takeAway, piles)
  return { piles: left, tokens: { ...tokens, exhaustion: Math.min(tokens.exhaustion, exhaustedCount(left)) } }
}

/** S4: a character without Stamina is incapacitated; in a deadly chapter the character dies (N15). */
export function downIfSpent(act: Act, seat: SeatId): Act {
  const { piles, incapacitated } = sheetOf(act.state, seat)
  if (unspentStamina(piles) > 0 || incapacitated) return act
  const down = happen(act, { type: 'incapacitated', seat, by: 'stamina' })
  return chapterOf(act.state.story)?.deadly ? happen(down, { type: 'character-died', seat }) : down
}
