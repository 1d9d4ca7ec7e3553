import { z } from 'zod'
import { duelSuits, sides } from './vocabulary'

/** The longest line that somebody may say, in characters. */
const mostWords = 280

export const words = z.string().max(mostWords)
export const suit = z.enum(duelSuits)
export const side = z.enum(sides)
export const roundNumber = z.int().min(1)

/** One shape for each side. */
export const bothSides = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ left: schema, right: schema })
