import { cardOf, criticalSuccess, isBlessing, isWound } from '../cards'
import type { CardId } from '../vocabulary'
import type { FlipRecord } from './model'

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

/** What a tied card would bring besides its result, which all of them share. */
export interface TiedCard {
  readonly xp: boolean
  readonly critical: boolean
  /** A Blessing, which goes back to the supply when it resolves. */
  readonly spent: boolean
}

/** F4: what differs between tied cards: XP (X1, none against another player), the Critical Success (C1), a Blessing that is spent (B3). A wound costs its Stamina either way (F5). */
export function tiedCard(card: CardId, versus: FlipRecord['versus']): TiedCard {
  return { xp: versus === null && cardOf(card).xp, critical: card === criticalSuccess, spent: isBlessing(card) }
}
