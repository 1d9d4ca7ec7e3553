import { z } from 'zod'
import { cardShape, seatShape } from '../shapes'

export const blessingCommands = [
  z.strictObject({ type: z.literal('take-blessing'), seat: seatShape }),
  z.strictObject({ type: z.literal('return-blessing'), seat: seatShape, card: cardShape })
] as const

export const blessingEvents = [
  z.strictObject({ type: z.literal('blessing-taken'), seat: seatShape, card: cardShape }),
  z.strictObject({ type: z.literal('blessing-returned'), seat: seatShape, card: cardShape })
] as const
