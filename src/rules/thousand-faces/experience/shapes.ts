import { z } from 'zod'
import { countShape, seatShape, textShape } from '../shapes'

const xp = { seat: seatShape, amount: countShape, reason: textShape }

export const experienceCommands = [
  z.strictObject({ type: z.literal('gain-xp'), ...xp }),
  z.strictObject({ type: z.literal('spend-xp'), ...xp })
] as const

export const experienceEvents = [
  z.strictObject({ type: z.literal('xp-gained'), ...xp }),
  z.strictObject({ type: z.literal('xp-spent'), ...xp })
] as const
