import type { CardId, CardKind, ResultValue, Suit } from './vocabulary'

/** The animals in the corners of the cards; only the mini-games use them. */
export type Animal =
  | 'ox'
  | 'horse'
  | 'rabbit'
  | 'rat'
  | 'pig'
  | 'dog'
  | 'tiger'
  | 'snake'
  | 'monkey'
  | 'rooster'
  /** On every corner of a Blessing. */
  | 'dragon'
  /** On every corner of a wound card. */
  | 'goat'

/** The print on one card. Source: reference 1.2–1.4. */
export interface Card {
  readonly kind: CardKind
  readonly results: Readonly<Record<Suit, ResultValue>>
  /** Whether the card shows the experience symbol. */
  readonly xp: boolean
  /** Whether the card shows the Stamina symbol, which only Heroic Mode uses. */
  readonly stamina: boolean
  readonly special: 'critical-success' | 'critical-failure' | null
  /** Printed numbers for play without dice; 0: no number. */
  readonly d4: 0 | 1 | 2 | 3 | 4
  readonly d6: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Clockwise from the top left of a card held upright. */
  readonly corners: readonly [Animal, Animal, Animal, Animal]
}

type Results = readonly [ResultValue, ResultValue, ResultValue, ResultValue]

/** The card that may bring a Blessing or insight. */
export const criticalSuccess: CardId = '11'

const base = (
  results: Results,
  symbols: '' | 'x' | 's' | 'xs',
  d4: Card['d4'],
  d6: Card['d6'],
  ...corners: Card['corners']
): Card => ({
  kind: 'base',
  results: bySuit(results),
  xp: symbols.startsWith('x'),
  stamina: symbols.endsWith('s'),
  special: null,
  d4,
  d6,
  corners
})

const plain = (kind: CardKind, results: Results, animal: Animal): Card => ({
  kind,
  results: bySuit(results),
  xp: false,
  stamina: false,
  special: null,
  d4: 0,
  d6: 0,
  corners: [animal, animal, animal, animal]
})

/** Results on anvil, blade, crown, dragon; `x` experience, `s` Stamina symbol; d4, d6; corners. */
const printed: Readonly<Record<string, Card>> = {
  1: { ...base([0, 0, 0, 0], '', 0, 2, 'ox', 'horse', 'rabbit', 'rat'), special: 'critical-failure' },
  2: base([0, 1, 2, 1], '', 1, 1, 'horse', 'pig', 'dog', 'tiger'),
  3: base([0, 3, 2, 3], '', 2, 6, 'rat', 'snake', 'monkey', 'tiger'),
  4: base([1, 1, 2, 3], '', 3, 5, 'dog', 'monkey', 'rooster', 'ox'),
  5: base([1, 2, 1, 2], '', 4, 0, 'rabbit', 'snake', 'rooster', 'pig'),
  6: base([0, 1, 1, 2], '', 0, 3, 'horse', 'rat', 'rabbit', 'ox'),
  7: base([1, 0, 1, 2], '', 1, 6, 'tiger', 'pig', 'dog', 'horse'),
  8: base([0, 0, 3, 0], 'x', 2, 4, 'snake', 'tiger', 'monkey', 'rat'),
  9: base([1, 1, 0, 1], 'x', 3, 2, 'ox', 'monkey', 'rooster', 'dog'),
  10: base([2, 0, 1, 1], '', 4, 5, 'snake', 'pig', 'rooster', 'rabbit'),
  11: { ...base([3, 3, 3, 3], 's', 4, 6, 'horse', 'rat', 'ox', 'rabbit'), special: 'critical-success' },
  12: base([0, 2, 2, 3], 's', 3, 1, 'dog', 'pig', 'horse', 'tiger'),
  13: base([2, 2, 3, 3], 's', 2, 5, 'snake', 'tiger', 'rat', 'monkey'),
  14: base([2, 3, 2, 3], 's', 1, 4, 'rooster', 'monkey', 'dog', 'ox'),
  15: base([0, 1, 1, 3], 'xs', 0, 3, 'snake', 'pig', 'rabbit', 'rooster'),
  16: base([2, 1, 0, 1], 'xs', 4, 2, 'horse', 'ox', 'rabbit', 'rat'),
  17: base([3, 0, 0, 1], 'xs', 3, 0, 'dog', 'horse', 'pig', 'tiger'),
  18: base([2, 3, 2, 3], 's', 2, 3, 'snake', 'rat', 'monkey', 'tiger'),
  19: base([0, 2, 3, 1], 's', 1, 1, 'rooster', 'dog', 'monkey', 'ox'),
  20: base([2, 2, 3, 2], 's', 0, 4, 'snake', 'rabbit', 'rooster', 'pig'),
  B1: plain('blessing', [3, 2, 3, 3], 'dragon'),
  B2: plain('blessing', [2, 3, 3, 3], 'dragon'),
  B3: plain('blessing', [3, 2, 3, 3], 'dragon'),
  B4: plain('blessing', [2, 3, 3, 3], 'dragon'),
  B5: plain('blessing', [3, 3, 3, 3], 'dragon'),
  B6: plain('blessing', [3, 3, 3, 3], 'dragon'),
  W1: plain('wound', [0, 0, 0, 1], 'goat'),
  W2: plain('wound', [0, 0, 1, 0], 'goat')
}

/** The twenty cards of every Deckahedron, `1` … `20`. */
export const baseCards: readonly CardId[] = Array.from({ length: 20 }, (_, n) => String(n + 1))

/** The six Blessings of the table, `B1` … `B6`. B5 and B6 are the golden ones. */
export const blessings: readonly CardId[] = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6']

/** The print on that card. Throws on an unknown card id, which is a programming error and never a player's. */
export function cardOf(id: CardId): Card {
  const card = printed[id] ?? printed[id.split('.', 1)[0] ?? id]
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card
}

/** Whether such a card exists: `7`, `B2`, `W1.4`. */
export function isCard(id: string): boolean {
  return cardPattern.test(id)
}

/** The shape of a card id: a base card, a Blessing, or a numbered copy of a wound card. */
export const cardPattern = /^(?:[1-9]|1\d|20|B[1-6]|W[12]\.[1-9]\d*)$/

export const isBlessing = (id: CardId): boolean => id.startsWith('B')
export const isWound = (id: CardId): boolean => id.startsWith('W')
export const isBase = (id: CardId): boolean => !isBlessing(id) && !isWound(id)

/** Cards in the order of their ids: base cards by number, then Blessings, then wounds. */
export function sortedCards(cards: readonly CardId[]): readonly CardId[] {
  return [...cards].sort((one, other) => positionInOrder(one) - positionInOrder(other))
}

function positionInOrder(id: CardId): number {
  if (isBlessing(id)) return 100 + Number(id.slice(1))
  if (isWound(id)) return 1000 + Number(id.slice(3)) * 2 + Number(id.charAt(1))
  return Number(id)
}

function bySuit([anvil, blade, crown, dragon]: Results): Readonly<Record<Suit, ResultValue>> {
  return { anvil, blade, crown, dragon }
}
