import type { Net, Suit } from '../vocabulary'

/** The rabbit's flip, from Str and Dex ranks minus the load (V2). Source: reference 4.10. */
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

/** Number of rounds of a chase (V3). */
export const pursuitRounds = 5

/** The winner of a round: the rabbit with two checks or better (V3, ruling O25). */
export function roundWinner(result: number): 'rabbit' | 'pursuers' {
  return result >= 2 ? 'rabbit' : 'pursuers'
}

/** The winner of three rounds; null while the chase runs (V3). */
export function chaseWinner(rounds: readonly ('rabbit' | 'pursuers')[]): 'rabbit' | 'pursuers' | null {
  for (const side of ['rabbit', 'pursuers'] as const) if (rounds.filter(won => won === side).length >= 3) return side
  return null
}

/** Whether the pursuers won the last two rounds: then they can make a move between rounds (V4). */
export function pursuersMayMove(rounds: readonly ('rabbit' | 'pursuers')[]): boolean {
  return rounds.length >= 2 && rounds.slice(-2).every(won => won === 'pursuers')
}
