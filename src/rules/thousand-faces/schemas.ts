import { z } from 'zod'
import { cardPattern, isCard } from './cards'
import { moveIds } from './moves/ids'
import { levels } from './moves/level'
import { attributes, type CardId, dieFaces, largestDie, longestText, mostNet, mostPower, suits } from './vocabulary'

/** Schemas of the words that every slice shares. Typed `readonly`, which zod itself would only do by freezing. */

export const cardSchema: z.ZodType<CardId> = z.string().regex(cardPattern)
/** Cards in a row. One plain look at all of them: a shuffle has twenty and more, and a campaign has thousands of shuffles. */
export const cardsSchema = z.custom<readonly CardId[]>(areCards, { error: 'not a list of cards' })
export const moveSchema = z.enum(moveIds)
export const levelSchema = z.enum(levels)
export const suitSchema = z.enum(suits)
export const attributeSchema = z.enum(attributes)
export const resultSchema = z.literal([0, 1, 2, 3])
export const netSchema = z.literal([-2, -1, 0, 1, 2])
/** A sum of advantages, or of disadvantages, before it is capped (F2). */
export const advantagesSchema = z.int().min(-mostNet).max(mostNet)
export const attackPowerSchema = z.int().min(1).max(mostPower)
/** A number of things: whole, 0 or more. */
export const countSchema = z.int().min(0).max(100_000)
/** Words that somebody typed. */
export const textSchema = z.string().max(longestText)
export const facesSchema = z.literal(dieFaces)
/** What a die shows that was rolled at the table. */
export const shownSchema = z.int().min(1).max(largestDie)
export const dieSchema = z.enum(['d4', 'd6', 'd10'])
export const ranksSchema = z.strictObject({ str: suitSchema, dex: suitSchema, int: suitSchema })
export const hasTextSchema = z.strictObject({ check: z.boolean(), cross: z.boolean() })

function areCards(input: unknown): boolean {
  return Array.isArray(input) && input.every(card => typeof card === 'string' && isCard(card))
}

/** A record that need not have every key. zod's own type would allow a field that is there and holds nothing. */
export function partialRecordOf<Key extends string, Value>(
  key: z.ZodType<Key> & z.core.$ZodRecordKey,
  value: z.ZodType<Value>
): z.ZodType<Partial<Record<Key, Value>>> {
  return z.partialRecord(key, value) as unknown as z.ZodType<Partial<Record<Key, Value>>>
}
