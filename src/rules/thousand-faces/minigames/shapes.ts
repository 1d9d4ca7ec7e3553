import { z } from 'zod'
import { attributeShape, cardShape, countShape, listOf, resultShape, seatShape } from '../shapes'
import type { MiniGame } from './game'

const turnShape = z.literal([0, 1, 2, 3])
const laidShape = z.strictObject({ card: cardShape, turn: turnShape })
const wonShape = z.enum(['rabbit', 'pursuers'])

export const gameShape: z.ZodType<MiniGame> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pursuit'),
    joined: listOf(seatShape),
    rabbit: seatShape,
    rounds: listOf(
      z.strictObject({ by: seatShape, attribute: attributeShape.nullable(), result: resultShape, won: wonShape })
    ),
    running: z
      .strictObject({ flip: countShape.nullable(), by: seatShape, attribute: attributeShape.nullable() })
      .nullable()
  }),
  z.strictObject({
    kind: z.literal('corners'),
    shape: z.enum(['line', 'square']),
    seat: seatShape,
    laid: listOf(laidShape)
  })
])

export const gameCommands = [
  z.strictObject({
    type: z.literal('begin-pursuit'),
    joined: listOf(seatShape),
    pay: z.enum(['free', 'circled', 'nothing'])
  }),
  /** Rounds 1 and 5: the rabbit alone (`helper` null). Rounds 2–4: one helper with an attribute not used yet. */
  z.strictObject({
    type: z.literal('run-round'),
    helper: z.strictObject({ seat: seatShape, attribute: attributeShape }).nullable(),
    advantages: z.int().min(-9).max(9)
  }),
  /** The GM's word on a round without a flip, or one that went otherwise. */
  z.strictObject({ type: z.literal('call-round'), won: wonShape }),
  z.strictObject({
    type: z.literal('change-chase'),
    seat: seatShape,
    to: z.enum(['up', 'down', 'air', 'earth', 'water'])
  }),
  z.strictObject({ type: z.literal('end-pursuit') }),
  z.strictObject({
    type: z.literal('lay-corners'),
    seat: seatShape,
    move: z.enum(['pick-locks', 'fundamental-magic'])
  }),
  z.strictObject({ type: z.literal('arrange-corners'), laid: listOf(laidShape) }),
  /** One laid card is exhausted (a mental point) and another one drawn. */
  z.strictObject({ type: z.literal('replace-corner'), card: cardShape }),
  z.strictObject({ type: z.literal('finish-corners'), as: z.enum(['solved', 'given-up']) })
] as const
/** What can be asked of a mini-game. */
export type GameCommand = Readonly<z.infer<(typeof gameCommands)[number]>>

export const gameEvents = [
  z.strictObject({ type: z.literal('pursuit-began'), joined: listOf(seatShape), rabbit: seatShape }),
  z.strictObject({ type: z.literal('round-began'), by: seatShape, attribute: attributeShape.nullable() }),
  z.strictObject({ type: z.literal('round-called'), won: wonShape }),
  z.strictObject({
    type: z.literal('chase-changed'),
    seat: seatShape,
    to: z.enum(['up', 'down', 'air', 'earth', 'water'])
  }),
  z.strictObject({ type: z.literal('pursuit-ended') }),
  z.strictObject({
    type: z.literal('corners-laid'),
    seat: seatShape,
    shape: z.enum(['line', 'square']),
    cards: listOf(cardShape)
  }),
  z.strictObject({ type: z.literal('corners-arranged'), laid: listOf(laidShape) }),
  z.strictObject({ type: z.literal('corner-replaced'), seat: seatShape, card: cardShape, by: cardShape.nullable() }),
  z.strictObject({ type: z.literal('corners-finished'), seat: seatShape, as: z.enum(['solved', 'given-up']) })
] as const
/** What can happen in a mini-game. */
export type GameEvent = Readonly<z.infer<(typeof gameEvents)[number]>>
