import { z } from 'zod'
import { cardPattern, isCard } from './cards'
import { moveIds } from './moves/ids'
import { levels } from './moves/level'
import { attributes, type CardId, dieFaces, largestDie, longestText, mostNet, mostPower, suits } from './vocabulary'

/** Schemas of the words that every slice shares. The types are `readonly`; zod itself would have to freeze the values for that. */

export const cardSchema: z.ZodType<CardId> = z.string().regex(cardPattern)
/** A list of cards. One check of all cards is faster than a zod array. A shuffle has over twenty, a campaign thousands of shuffles. */
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
/** A number of things: a whole number from 0. */
export const countSchema = z.int().min(0).max(100_000)
/** Text that a user entered. */
export const textSchema = z.string().max(longestText)
export const facesSchema = z.literal(dieFaces)
/** A number on a die that was rolled at the table. */
export const shownSchema = z.int().min(1).max(largestDie)
export const dieSchema = z.enum(['d4', 'd6', 'd10'])
export const ranksSchema = z.strictObject({ str: suitSchema, dex: suitSchema, int: suitSchema })
export const hasTextSchema = z.strictObject({ check: z.boolean(), cross: z.boolean() })

function areCards(input: unknown): boolean {
  return Array.isArray(input) && input.every(card => typeof card === 'string' && isCard(card))
}

/** A record in which keys may be absent. The type of zod would also allow a present key with the value undefined. */
export function partialRecordOf<Key extends string, Value>(
  key: z.ZodType<Key> & z.core.$ZodRecordKey,
  value: z.ZodType<Value>
): z.ZodType<Partial<Record<Key, Value>>> {
  return z.partialRecord(key, value) as unknown as z.ZodType<Partial<Record<Key, Value>>>
}
