import type { Net, Suit } from '../vocabulary'

/** What the rabbit flips, by Str and Dex ranks less the load (V2). Source: reference 4.10. */
export function rabbitFlip(value: number): { readonly suit: Suit; readonly net: Net } {
  if (value < 0) return { suit: 'anvil', net: -2 }
  if (value >= 5) return { suit: 'dragon', net: 1 }
  const table = [
    { suit: 'anvil', net: -1 },
    { suit: 'anvil', net: 0 },
    { suit: 'blade', net: 0 },
    { suit: 'crown', net: 0 },
    { suit: 'dragon', net: 0 }
  ] as const
  return table[value] ?? { suit: 'dragon', net: 1 }
}

/** Rounds that a chase has (V3). */
export const pursuitRounds = 5

/** Who wins a round of the chase: the rabbit with two checks or better (V3, ruling O25). */
export function roundWinner(result: number): 'rabbit' | 'pursuers' {
  return result >= 2 ? 'rabbit' : 'pursuers'
}

/** Three rounds win the chase; null while it runs (V3). */
export function chaseWinner(rounds: readonly ('rabbit' | 'pursuers')[]): 'rabbit' | 'pursuers' | null {
  for (const side of ['rabbit', 'pursuers'] as const) if (rounds.filter(won => won === side).length >= 3) return side
  return null
}

/** The pursuers won two in a row: they may make a move in the middle of it (V4). */
export function pursuersMayMove(rounds: readonly ('rabbit' | 'pursuers')[]): boolean {
  return rounds.length >= 2 && rounds.slice(-2).every(won => won === 'pursuers')
}
