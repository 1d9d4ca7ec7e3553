import { exhaustedCount, takeAway } from '../deck/places'
import type { Sheet } from '../state'
import type { CardId } from '../vocabulary'

/** Piles and tokens without these cards. There are never more Exhaustion tokens than cards (I11). */
export function withoutCards({ piles, tokens }: Sheet, cards: readonly CardId[]): Pick<Sheet, 'piles' | 'tokens'> {
  const left = cards.reduce(takeAway, piles)
  return { piles: left, tokens: { ...tokens, exhaustion: Math.min(tokens.exhaustion, exhaustedCount(left)) } }
}
