import { baseCards, blessings, cardOf, criticalSuccess, isWound } from '../cards'
import { appeal } from '../flip/weighing'
import { type CardId, type Suit, suits } from '../vocabulary'

/** Cards as numbers, with what is printed on them in tables: a flip of the simulation makes no objects. */

const names: readonly CardId[] = [...baseCards, ...blessings, 'W1', 'W2']
const codes = new Map(names.map((name, code) => [name, code]))

/** The number of a card; every copy of a wound card has the number of its design. */
export function codeOf(card: CardId): number {
  const code = codes.get(isWound(card) ? card.slice(0, 2) : card)
  if (code === undefined) throw new Error(`there is no card ${card}`)
  return code
}

/** From here on the numbers are Blessings, from there on wound cards. */
export const firstBlessing = baseCards.length
export const firstWound = firstBlessing + blessings.length
export const criticalCode = codeOf(criticalSuccess)

/** A suit as the place of its row in `values`. */
export function rowOf(suit: Suit): number {
  return suits.indexOf(suit) * names.length
}

/** What card `code` shows in the suit of a row: `values[row + code]`, 0–3. */
export const values = Uint8Array.from(suits.flatMap(suit => names.map(name => cardOf(name).results[suit])))

/** How gladly a tied card is picked (O6). */
export const appeals = Uint8Array.from(names, appeal)

/** 1 where a card has the Stamina symbol (N13). */
export const symbols = Uint8Array.from(names, name => (cardOf(name).stamina ? 1 : 0))
