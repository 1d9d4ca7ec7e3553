import { z } from 'zod'
import type { SeatId } from '../core/seat'
import { cardPattern, isCard } from './cards'
import { attributes, suits, type CardId } from './vocabulary'

/** The longest text that is read back, in UTF-16 units. */
const longestText = 500

/** Schemas of the words that every slice shares. Typed `readonly`, which zod itself would only do by freezing. */

/** A chair's id as it comes from a file or a page. */
export const seatShape = z.string().min(1).max(40) as unknown as z.ZodType<SeatId>
export const cardShape: z.ZodType<CardId> = z.string().regex(cardPattern)
/** Cards in a row. One plain look at all of them: a shuffle has twenty and more, and a campaign has thousands of shuffles. */
export const cardsShape = z.custom<readonly CardId[]>(areCards, { error: 'not a list of cards' })
export const suitShape = z.enum(suits)
export const attributeShape = z.enum(attributes)
export const resultShape = z.literal([0, 1, 2, 3])
export const netShape = z.literal([-2, -1, 0, 1, 2])
/** A number of things: whole, 0 or more. */
export const countShape = z.int().min(0).max(100_000)
/** Words that somebody typed. */
export const textShape = z.string().max(longestText)
export const dieShape = z.enum(['d4', 'd6', 'd10'])
export const ranksShape = z.strictObject({ str: suitShape, dex: suitShape, int: suitShape })
export const hasTextShape = z.strictObject({ check: z.boolean(), cross: z.boolean() })

function areCards(input: unknown): boolean {
  return Array.isArray(input) && input.every(card => typeof card === 'string' && isCard(card))
}

/** A list whose type is readonly. */
export function listOf<Value>(item: z.ZodType<Value>): z.ZodType<readonly Value[]> {
  return z.array(item)
}

/**
 * The same thing with every text short enough to be read back (WHO4). Words that were put together, such as a name and what it did,
 * may be longer than each of them: an event that no file gives back would cost the whole campaign.
 */
export function fitting<Thing>(thing: Thing): Thing {
  if (typeof thing === 'string') return (thing.length > longestText ? shortened(thing) : thing) as Thing
  if (Array.isArray(thing)) return (thing.some(isTooLong) ? thing.map(fitting) : thing) as Thing
  if (thing === null || typeof thing !== 'object' || !isTooLong(thing)) return thing
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, fitting(value) as unknown])) as Thing
}

function isTooLong(thing: unknown): boolean {
  if (typeof thing === 'string') return thing.length > longestText
  return thing !== null && typeof thing === 'object' && Object.values(thing).some(isTooLong)
}

/** Never half a character. */
function shortened(text: string): string {
  return `${text.slice(0, longestText - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
