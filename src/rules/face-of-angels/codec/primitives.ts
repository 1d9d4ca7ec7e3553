import { z } from 'zod'
import type { SeatId } from '../../core/seat'
import { isCardId } from '../cards'
import { mostContests } from '../record'
import {
  personalities,
  suits,
  type CardId,
  type CharacterId,
  type Participant,
  type RelationshipId
} from '../vocabulary'

/** The longest text that somebody may write, in characters. */
const mostWords = 600
/** The longest name, in characters. */
const mostName = 80

/** Text without blanks at its ends, so that a line of blanks is no words. */
export const words = z.string().max(mostWords).trim()
export const name = z.string().max(mostName).trim()
const isSeatId = (value: unknown): value is SeatId => typeof value === 'string' && /^s[0-9]{1,6}$/.test(value)
export const seat = z.custom<SeatId>(isSeatId, 'should be the id of a seat')
export const participant = z.custom<Participant>(
  value => value === 'world' || isSeatId(value),
  'should be a seat or the World'
)
export const card = z.custom<CardId>(isCardId, 'should be a playing card')
const held = z.union([card, z.null()])
export const heldCards = z.array(held).max(52).readonly()
export const characterId = z.custom<CharacterId>(
  value => typeof value === 'string' && /^c[0-9]{1,6}$/.test(value),
  'should be the id of a character'
)
export const relationshipId = z.custom<RelationshipId>(
  value => typeof value === 'string' && /^r[0-9]{1,6}$/.test(value),
  'should be the id of a relationship'
)
export const suit = z.enum(suits)
export const personality = z.enum(personalities)
export const act = z.literal([0, 1, 2, 3, 4])
export const pace = z.literal([1, 2, 3])
export const side = z.enum(['initiator', 'respondent'])
export const count = z.int().min(0).max(mostContests)
export const acting = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('protagonist') }),
  z.strictObject({ as: z.literal('other'), name })
])
export const cardKind = z.enum(['digital', 'physical'])
export const contestKind = z.enum(['ordinary', 'going-for-broke'])

/** One shape for each side. */
export const both = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ initiator: schema, respondent: schema })
/** A list of things, at most `most` of them. */
export const list = <Schema extends z.ZodType>(schema: Schema, most = 500) => z.array(schema).max(most).readonly()
