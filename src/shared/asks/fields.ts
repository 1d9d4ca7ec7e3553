import { z } from 'zod'
import type { BoardId } from '#rules/campaign/types'
import { seatId } from '#rules/core/schema'
import { longestTitle } from '../fresh-title'

/** The fields of each ask, without its kind. */
export type AskTable = Readonly<Record<string, z.ZodRawShape>>

// The bounds are generous for people and small for machines: no person types a longer text.
export const board = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'is not a board')
  .transform(id => id as BoardId)
export const session = z.int().min(0)
export const name = z.string().max(longestTitle)
export const count = z.int().min(1).max(500)
export const recapFor = z.union([z.enum(['gm', 'table']), seatId])
