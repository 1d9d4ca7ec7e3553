import { cardOf, criticalSuccess, isBlessing, isWound } from '../cards'
import type { CardId } from '../vocabulary'

/** F2: one card, and one more for each step of net advantage either way, three at most. */
export function cardsToFlip(net: number): number {
  return Math.min(Math.abs(net), 2) + 1
}

/** O6: how gladly a player picks that card among tied ones, 0 to 4. */
export function appeal(card: CardId): number {
  if (card === criticalSuccess) return 4
  if (cardOf(card).xp) return 3
  if (isBlessing(card)) return 0
  return isWound(card) ? 1 : 2
}
