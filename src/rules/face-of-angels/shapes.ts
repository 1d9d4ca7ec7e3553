import { z } from 'zod'
import { type Infer, seatId } from '../core/schema'
import { isCardId } from './cards'
import {
  type CardId,
  type CharacterId,
  longest,
  mostContests,
  personalities,
  type RelationshipId,
  suits
} from './vocabulary'

/** Text without whitespace at its ends: a line of blanks counts as empty. */
export const words = z.string().max(longest.words).trim()
export const name = z.string().max(longest.name).trim()

export const characterId = z.custom<CharacterId>(matching(/^c[0-9]{1,6}$/), 'should be the id of a character')
export const relationshipId = z.custom<RelationshipId>(matching(/^r[0-9]{1,6}$/), 'should be the id of a relationship')
export const participant = z.union([z.literal('world'), seatId])
export const card = z.custom<CardId>(isCardId, 'should be a playing card')
export const heldCards = z.array(z.union([card, z.null()])).max(52)
/** `physical`: real cards; the app knows only the cards that were laid. */
export const cardKind = z.enum(['digital', 'physical'])
export const suit = z.enum(suits)
export const personality = z.enum(personalities)
export const actNumber = z.literal([0, 1, 2, 3, 4])
export const side = z.enum(['initiator', 'respondent'])
export const count = z.int().min(0).max(mostContests)

/** The character that a participant plays now: the own protagonist, or another one by name. Rule A9. */
export const acting = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('protagonist') }),
  z.strictObject({ as: z.literal('other'), name })
])
export type ActingSide = Infer<typeof acting>

/** One shape for each side. */
export const bothSides = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ initiator: schema, respondent: schema })

/** A list of things, at most `most` of them. */
export const list = <Schema extends z.ZodType>(schema: Schema, most = 500) => z.array(schema).max(most)

function matching(pattern: RegExp): (value: unknown) => boolean {
  return value => typeof value === 'string' && pattern.test(value)
}
