/** The words that every part of A Thousand Faces of Adventure shares. Source: reference sections 0.2, 1.1, 1.2. */

/** The four suits, weakest first: rank 1 to 4. */
export type Suit = 'anvil' | 'blade' | 'crown' | 'dragon'
export const suits = ['anvil', 'blade', 'crown', 'dragon'] as const satisfies readonly Suit[]

export type Attribute = 'str' | 'dex' | 'int'

/** The full name of an attribute, and its short form for a chip. */
export const attributeNames = { str: 'Strength', dex: 'Dexterity', int: 'Intellect' } as const satisfies Record<
  Attribute,
  string
>
export const attributeShortNames = { str: 'Str', dex: 'Dex', int: 'Int' } as const satisfies Record<Attribute, string>
export const attributes = ['str', 'dex', 'int'] as const satisfies readonly Attribute[]

/** 0 cross, 1 single check, 2 two checks, 3 three checks. The values compare as numbers. */
export type ResultValue = 0 | 1 | 2 | 3

/** The suit on which each attribute is read. Ranks 1–4, with sum 6. */
export type Ranks = Readonly<Record<Attribute, Suit>>

/** The twenty cards by their printed number: `1` … `20`. The six Blessings: `B1` … `B6`. The wound cards of a seat: `W1.1`, `W2.2` … (design, then copy). */
export type CardId = string

/** The two designs of wound card, and the three kinds of card. */
export type CardKind = 'base' | 'blessing' | 'wound'

/** −2 … +2 after summing and capping; the sum itself may be larger. */
export type Net = -2 | -1 | 0 | 1 | 2
export const nets = [-2, -1, 0, 1, 2] as const satisfies readonly Net[]

/** The dice of attack power, by their number of faces. */
export const dieFaces = [4, 6, 10] as const
export const largestDie = dieFaces[2]
export type DieFaces = (typeof dieFaces)[number]

/** Limits: the sum of advantages in either direction, and the attack power of a command. */
export const mostNet = 9
export const mostPower = 99
/** Limits of an addition to a throw, or a subtraction, and of the same for a blow on a foe. */
export const mostPlus = { throw: 20, attack: 9 } as const
/** Limit of the Pack, and of the XP for each of a party, that change at once. */
export const mostAtOnce = 99
/** Limit of Shadow, XP or Journey points that the table can count (O31), and of the XP of one gain. */
export const mostCounted = 9999
export const mostXp = 999

/** Limit of a text, in UTF-16 units. */
export const longestText = 500

/** The sum of the three attributes of a character (R3). */
export const attributePoints = 6

/** A suit as a rank: anvil 1 … dragon 4. */
export function rankOf(suit: Suit): number {
  return suits.indexOf(suit) + 1
}

export function sumOf({ str, dex, int }: Ranks): number {
  return rankOf(str) + rankOf(dex) + rankOf(int)
}
