import { z } from 'zod'
import { consequencesShape, heldShape } from './flip/shapes'
import {
  attributeShape,
  cardShape,
  countShape,
  dieShape,
  hasTextShape,
  listOf,
  netShape,
  ranksShape,
  resultShape,
  seatShape,
  suitShape,
  textShape,
  cardsShape
} from './shapes'

const faceUp = { discard: cardsShape, faceUp: cardsShape, inPlay: cardsShape }

const pilesShape = z.discriminatedUnion('cards', [
  z.strictObject({ cards: z.literal('digital'), deck: cardsShape, exhausted: cardsShape, ...faceUp }),
  z.strictObject({
    cards: z.literal('physical'),
    unseen: cardsShape,
    deck: countShape,
    exhausted: countShape,
    ...faceUp
  })
])

const flippedShape = z.strictObject({ id: cardShape, value: resultShape })

const flipShape = z.strictObject({
  serial: countShape,
  seat: seatShape,
  attribute: attributeShape,
  suit: suitShape,
  net: netShape,
  wanted: countShape,
  move: textShape.nullable(),
  fast: z.boolean(),
  hasText: hasTextShape,
  versus: seatShape.nullable(),
  cards: listOf(flippedShape),
  support: listOf(z.strictObject({ seat: seatShape, card: flippedShape.nullable() })),
  resolving: heldShape.nullable(),
  result: resultShape.nullable(),
  flashback: z.boolean(),
  raised: countShape,
  criticalAnswer: z.enum(['blessing', 'nothing']).nullable(),
  consequences: consequencesShape.nullable()
})

const namingShape = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('flip') }),
  z.strictObject({
    for: z.literal('recovery'),
    left: countShape,
    reason: textShape,
    then: z.exactOptional(z.enum(['rest', 'seek-help']))
  }),
  z.strictObject({ for: z.literal('stamina') }),
  z.strictObject({ for: z.literal('number'), die: dieShape })
])

const pendingShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tie'), seat: seatShape, among: listOf(heldShape), suggested: cardShape }),
  z.strictObject({ kind: z.literal('name-cards'), seat: seatShape, naming: namingShape }),
  z.strictObject({ kind: z.literal('critical'), seat: seatShape }),
  z.strictObject({ kind: z.literal('flashback'), seat: seatShape })
])

/** What the foundation keeps of one player. */
export const foundationSheetShape = {
  seat: seatShape,
  retired: z.boolean(),
  ranks: ranksShape,
  piles: pilesShape,
  tokens: z.strictObject({ exhaustion: countShape, harm: countShape, wound: countShape }),
  xp: countShape,
  shadowCaused: countShape,
  incapacitated: z.boolean(),
  lastFlip: flipShape.nullable()
}

/** What the foundation keeps for the whole board, besides the sheets. */
export const foundationStateShape = {
  shadow: z.strictObject({ free: countShape, circled: countShape, factor: z.literal([1, 2]) }),
  gmMovesOwed: listOf(z.strictObject({ flip: countShape, seat: seatShape })),
  blessingSupply: cardsShape,
  flips: z.strictObject({ count: countShape, by: seatShape.nullable(), settled: countShape.nullable() }),
  pending: pendingShape.nullable(),
  woundsDealt: countShape
}
