import { rankOf, suitOf } from '#rules/face-of-angels/cards'
import type { CardId, Rank } from '#rules/face-of-angels/vocabulary'

const ranks: Readonly<Partial<Record<Rank, string>>> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' }

/** A card as one says it: "Queen of hearts". */
export function cardName(card: CardId): string {
  return `${ranks[rankOf(card)] ?? rankOf(card)} of ${suitOf(card)}`
}
