import { z } from 'zod'
import { seatShape, cardsShape } from '../shapes'

export const deckCommands = [
  z.strictObject({ type: z.literal('shuffle'), seat: seatShape }),
  z.strictObject({ type: z.literal('use-cards'), seat: seatShape, cards: z.enum(['digital', 'physical']) })
] as const

export const deckEvents = [
  z.strictObject({ type: z.literal('deck-shuffled'), seat: seatShape, order: cardsShape }),
  z.strictObject({ type: z.literal('deck-shuffled-by-hand'), seat: seatShape }),
  z.strictObject({ type: z.literal('cards-went-physical'), seat: seatShape }),
  z.strictObject({
    type: z.literal('cards-went-digital'),
    seat: seatShape,
    deck: cardsShape,
    exhausted: cardsShape
  })
] as const
