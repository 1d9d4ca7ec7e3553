import type { Ranks, Suit } from './vocabulary'

/** A suit as a rank: anvil 1 … dragon 4. */
export function rankOf(suit: Suit): 1 | 2 | 3 | 4 {
  return ({ anvil: 1, blade: 2, crown: 3, dragon: 4 } as const)[suit]
}

/** What the three attributes come to; a character's are six. */
export function sumOf({ str, dex, int }: Ranks): number {
  return rankOf(str) + rankOf(dex) + rankOf(int)
}
