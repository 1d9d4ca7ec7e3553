import { z } from 'zod'
import { countShape, dieShape, seatShape, cardsShape } from '../shapes'

export const dicelessCommands = [
  z.strictObject({ type: z.literal('draw-number'), seat: seatShape, die: dieShape })
] as const

export const dicelessEvents = [
  z.strictObject({
    type: z.literal('number-drawn'),
    seat: seatShape,
    die: dieShape,
    cards: cardsShape,
    number: countShape.nullable()
  }),
  z.strictObject({ type: z.literal('number-awaited'), seat: seatShape, die: dieShape })
] as const
