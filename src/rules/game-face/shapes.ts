import { z } from 'zod'
import { duelSuits, longest, sides } from './vocabulary'

export const words = z.string().max(longest.words)
export const suit = z.enum(duelSuits)
export const side = z.enum(sides)
export const roundNumber = z.int().min(1)

/** One shape for each side. */
export const bothSides = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ left: schema, right: schema })
