import { z } from 'zod'
import { cardShape, countShape, seatShape, textShape, cardsShape } from '../shapes'

const points = { seat: seatShape, points: countShape, reason: textShape }

export const staminaCommands = [
  z.strictObject({ type: z.literal('lose-stamina'), ...points }),
  z.strictObject({ type: z.literal('take-wound'), seat: seatShape, reason: textShape }),
  z.strictObject({ type: z.literal('recover-stamina'), ...points, cards: z.exactOptional(cardsShape) }),
  z.strictObject({ type: z.literal('clear-incapacitated'), seat: seatShape })
] as const

export const staminaEvents = [
  z.strictObject({ type: z.literal('stamina-lost'), ...points }),
  z.strictObject({
    type: z.literal('stamina-recovered'),
    seat: seatShape,
    cards: cardsShape,
    reason: textShape
  }),
  z.strictObject({
    type: z.literal('recovery-awaited'),
    ...points,
    then: z.exactOptional(z.enum(['rest', 'seek-help']))
  }),
  z.strictObject({ type: z.literal('wound-taken'), seat: seatShape, card: cardShape, reason: textShape }),
  z.strictObject({ type: z.literal('incapacitated'), seat: seatShape, by: z.enum(['stamina', 'wound']) }),
  z.strictObject({ type: z.literal('incapacity-cleared'), seat: seatShape })
] as const
