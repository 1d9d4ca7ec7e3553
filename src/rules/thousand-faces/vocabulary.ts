/** The words that every part of A Thousand Faces of Adventure shares. Source: reference sections 0.2, 1.1, 1.2. */

/** The four suits, weakest first: rank 1 to 4. */
export type Suit = 'anvil' | 'blade' | 'crown' | 'dragon'
export const suits = ['anvil', 'blade', 'crown', 'dragon'] as const satisfies readonly Suit[]

export type Attribute = 'str' | 'dex' | 'int'

/** An attribute in full, and as it fits on a chip. */
export const attributeNames = { str: 'Strength', dex: 'Dexterity', int: 'Intellect' } as const satisfies Record<
  Attribute,
  string
>
export const attributeShortNames = { str: 'Str', dex: 'Dex', int: 'Int' } as const satisfies Record<Attribute, string>
export const attributes = ['str', 'dex', 'int'] as const satisfies readonly Attribute[]

/** 0 cross, 1 single check, 2 two checks, 3 three checks. They compare as numbers. */
export type ResultValue = 0 | 1 | 2 | 3

/** Which suit each attribute is read on. Ranks 1–4 that sum to 6. */
export type Ranks = Readonly<Record<Attribute, Suit>>

/** The twenty cards by their printed number: `1` … `20`; the six Blessings `B1` … `B6`; the wound cards of a seat `W1.1`, `W2.2` … (design, then copy). */
export type CardId = string

/** The two designs of wound card, and the three kinds of card. */
export type CardKind = 'base' | 'blessing' | 'wound'

/** −2 … +2 after summing and capping; the sum itself may be larger. */
export type Net = -2 | -1 | 0 | 1 | 2
export const nets = [-2, -1, 0, 1, 2] as const satisfies readonly Net[]

/** How many faces the dice have that attack power is rolled with. */
export const dieFaces = [4, 6, 10] as const
export const largestDie = dieFaces[2]
export type DieFaces = (typeof dieFaces)[number]

/** The furthest that advantages are summed either way, and the most attack power, that anybody may say. */
export const mostNet = 9
export const mostPower = 99
/** The most that may be added to a throw, or taken off it, and to an attack on a foe. */
export const mostPlus = { throw: 20, attack: 9 } as const
/** The most Pack, and the most XP for each of a party, that change hands at once. */
export const mostAtOnce = 99
/** As much Shadow, XP or Journey as the table can count (O31), and the most XP of one gain. */
export const mostCounted = 9999
export const mostXp = 999

/** The longest text that is read back, in UTF-16 units. */
export const longestText = 500
