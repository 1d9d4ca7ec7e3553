import { type Ranks, type Suit, suits } from './vocabulary'

/** The sum of the three attributes of a character (R3). */
export const attributePoints = 6

/** A suit as a rank: anvil 1 … dragon 4. */
export function rankOf(suit: Suit): number {
  return suits.indexOf(suit) + 1
}

export function sumOf({ str, dex, int }: Ranks): number {
  return rankOf(str) + rankOf(dex) + rankOf(int)
}
