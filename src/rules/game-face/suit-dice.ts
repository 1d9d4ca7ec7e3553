import type { DuelSuit, Faces } from './vocabulary'

/** The strength of a contestant in a Suit, and the number of faces of its die (GF2). */
export const suitDice = { strong: 12, plain: 8, weak: 6 } as const satisfies Record<string, Faces>
export type Strength = keyof typeof suitDice

export function strengthOf(
  { strong, weak }: { readonly strong: DuelSuit; readonly weak: DuelSuit },
  suit: DuelSuit
): Strength {
  if (suit === strong) return 'strong'
  return suit === weak ? 'weak' : 'plain'
}

/** Number of rounds that win a contest: two of three, or one in a sudden death (GF4, GF19). */
export function roundsNeeded(kind: 'best-of-three' | 'sudden-death'): 1 | 2 {
  return kind === 'best-of-three' ? 2 : 1
}
