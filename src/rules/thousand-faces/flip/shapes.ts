import { z } from 'zod'
import {
  attributeShape,
  cardShape,
  countShape,
  hasTextShape,
  listOf,
  netShape,
  resultShape,
  seatShape,
  suitShape,
  textShape,
  cardsShape
} from '../shapes'

const call = {
  seat: seatShape,
  attribute: attributeShape,
  move: textShape.nullable(),
  fast: z.boolean(),
  hasText: hasTextShape,
  versus: seatShape.nullable(),
  supporters: listOf(seatShape)
}

const take = z.enum(['blessing', 'nothing'])

/** What a flip brought. */
export const consequencesShape = z.strictObject({
  xp: countShape,
  xpTo: seatShape.nullable(),
  shadow: countShape,
  gmMove: z.boolean(),
  staminaLost: countShape,
  critical: z.boolean(),
  blessingSpent: z.boolean()
})

/** A card and whose it is. */
export const heldShape = z.strictObject({ seat: seatShape, card: cardShape })

export const flipCommands = [
  z.strictObject({ type: z.literal('flip'), ...call, net: z.int().min(-99).max(99) }),
  z.strictObject({ type: z.literal('choose'), card: cardShape, of: z.exactOptional(seatShape) }),
  z.strictObject({ type: z.literal('name-card'), card: cardShape }),
  z.strictObject({ type: z.literal('answer-critical'), take }),
  z.strictObject({ type: z.literal('flashback'), seat: seatShape }),
  z.strictObject({ type: z.literal('raise-result') }),
  z.strictObject({ type: z.literal('settle-flashback') })
] as const

export const flipEvents = [
  z.strictObject({ type: z.literal('flip-called'), ...call, suit: suitShape, net: netShape, wanted: countShape }),
  z.strictObject({ type: z.literal('cards-flipped'), seat: seatShape, cards: cardsShape }),
  z.strictObject({ type: z.literal('naming-awaited'), seat: seatShape }),
  z.strictObject({
    type: z.literal('choice-offered'),
    seat: seatShape,
    among: listOf(heldShape),
    suggested: cardShape
  }),
  z.strictObject({ type: z.literal('card-resolved'), seat: seatShape, card: cardShape, result: resultShape }),
  z.strictObject({
    type: z.literal('flip-settled'),
    lead: seatShape,
    result: resultShape,
    consequences: consequencesShape
  }),
  z.strictObject({ type: z.literal('critical-offered'), seat: seatShape }),
  z.strictObject({ type: z.literal('critical-answered'), seat: seatShape, take }),
  z.strictObject({ type: z.literal('flashback-began'), seat: seatShape, ignored: z.exactOptional(countShape) }),
  z.strictObject({ type: z.literal('raise-offered'), seat: seatShape }),
  z.strictObject({ type: z.literal('result-raised'), seat: seatShape, to: resultShape })
] as const
