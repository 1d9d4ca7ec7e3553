import type { Length } from '../economy/chapters'
import { moves, moveOf } from '../moves/all'
import type { MoveId } from '../moves/ids'
import type { MoveClass } from '../moves/move'
import { suits, type Ranks, attributePoints, sumOf } from '../vocabulary'

/** Number of starting move cards, and the limit of each class (R2). Source: reference 3.1. */
export const startingMoves = 3
const mostOfClass = { A: 1, B: 2, C: startingMoves } as const satisfies Record<MoveClass, number>

/** Pack of a new character (R7). */
export const startingPack = 2

/** Number of starting items, and the limit of magical ones (R8). */
export const startingItems = 2
export const mostMagical = 1

/**
 * The cards of one class that new characters of such a campaign may choose from (R1). None lacks a letter, and none in
 * a one-shot is marked for longer campaigns.
 */
export function classCards(kind: MoveClass, length: Length): readonly MoveId[] {
  return moves.filter(move => move.class === kind && isInPlay(move.id, length)).map(move => move.id)
}

/** Whether a move belongs to a campaign of that length. */
export function isInPlay(id: MoveId, length: Length): boolean {
  const { campaign } = moveOf(id)
  return campaign === 'any' || (campaign === '9/30' ? length !== 'one-shot' : length === '30-hour')
}

/** Number of starting cards that so many players pick. */
export function picksWanted(players: number): number {
  return players * startingMoves
}

/**
 * How many cards of a class are laid out for that many players. All of A; of B and C one more than players. All that
 * exist are laid out where these are fewer than will be picked (R1, ruling O45).
 */
export function laidOut(kind: MoveClass, players: number, length: Length): number {
  const exist = classCards(kind, length).length
  const spread = (of: MoveClass): number => {
    const all = classCards(of, length).length
    return of === 'A' ? all : Math.min(players + 1, all)
  }
  const tooFew = spread('A') + spread('B') + spread('C') < picksWanted(players)
  return tooFew ? exist : spread(kind)
}

/** Why a character cannot take one more starting card, or null (R2). */
export function startingLimit(has: readonly MoveId[], wants: MoveId): 'three-already' | 'one-a' | 'two-b' | null {
  if (has.length >= startingMoves) return 'three-already'
  const letter = moveOf(wants).class
  const same = has.filter(id => moveOf(id).class === letter).length
  if (letter === 'A' && same >= mostOfClass.A) return 'one-a'
  return letter === 'B' && same >= mostOfClass.B ? 'two-b' : null
}

/** All ten ways to distribute 6 points over Dex, Int and Str, each 1 to 4 (R3). */
export const assignments: readonly Ranks[] = suits.flatMap(str =>
  suits.flatMap(dex => suits.map(int => ({ str, dex, int })).filter(ranks => sumOf(ranks) === attributePoints))
)

/** The ranks lent to the first, second and third character for the tutorial scene (R12). Source: reference 5.7. */
export const tutorialRanks = {
  1: { str: 'blade', dex: 'crown', int: 'anvil' },
  2: { str: 'crown', dex: 'blade', int: 'anvil' },
  3: { str: 'blade', dex: 'anvil', int: 'crown' }
} as const satisfies Record<1 | 2 | 3, Ranks>
