import type { Luck } from '../../core/luck'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { cardOf } from '../cards'
import { deckCount } from '../deck/piles'
import { shuffle } from '../deck/steps'
import { sheetOf } from '../sheets'
import type { Act } from '../state'
import type { CardId } from '../vocabulary'
import type { Die } from './model'

/** The number of a card for a die; null without one. The ten-sided die uses both numbers. */
export function numberOn(card: CardId, die: Die): number | null {
  const { d4, d6 } = cardOf(card)
  const shown = { d4, d6, d10: d4 + d6 }[die]
  return shown === 0 ? null : shown
}

/** Real cards: records the reported card. If the deck runs out before a number, the table shuffles and goes on. */
export function nameNumberCard(act: Act, seat: SeatId, die: Die, card: CardId, luck: Luck): Act {
  const drawn = happen(act, { type: 'number-drawn', seat, die, cards: [card], number: numberOn(card, die) })
  const empty = drawn.state.pending !== null && deckCount(sheetOf(drawn.state, seat).piles) === 0
  return empty ? shuffle(drawn, seat, luck) : drawn
}
