import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { advantagesSchema, attributeSchema, cardSchema, countSchema, resultSchema } from '../schemas'
import type { Attribute, CardId } from '../vocabulary'

const turnSchema = z.literal([0, 1, 2, 3])
const laidSchema = z.strictObject({ card: cardSchema, turn: turnSchema })
const wonSchema = z.enum(['rabbit', 'pursuers'])

/** One round of a chase. */
const roundSchema = z.strictObject({
  by: savedSeatId,
  /** The attribute of the helper; null when the rabbit ran alone. */
  attribute: attributeSchema.nullable(),
  result: resultSchema,
  won: wonSchema
})
export type PursuitRound = Infer<typeof roundSchema>

export const gameSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pursuit'),
    /** All characters who run. */
    joined: z.array(savedSeatId),
    /** The character with the largest load. */
    rabbit: savedSeatId,
    /** Finished rounds. */
    rounds: z.array(roundSchema),
    /** The round whose flip is called but not finished. */
    running: z
      .strictObject({ flip: countSchema.nullable(), by: savedSeatId, attribute: attributeSchema.nullable() })
      .nullable()
  }),
  z.strictObject({
    kind: z.literal('corners'),
    shape: z.enum(['line', 'square']),
    seat: savedSeatId,
    /** In the order of the line, or clockwise from the top of the square. */
    laid: z.array(laidSchema)
  })
])
type MiniGame = Infer<typeof gameSchema>
/** A chase in rounds: the best of five. Source: reference 4.10. */
export type Pursuit = Extract<MiniGame, { kind: 'pursuit' }>
/** A pattern of cards in which touching corners show the same animal. Source: reference 4.11. */
export type CornersGame = Extract<MiniGame, { kind: 'corners' }>

const gameCommands = [
  variant('begin-pursuit', { joined: z.array(savedSeatId), pay: z.enum(['free', 'circled', 'nothing']) }),
  /** Rounds 1 and 5: the rabbit alone (`helper` null). Rounds 2–4: one helper with an unused attribute. */
  variant('run-round', {
    helper: z.strictObject({ seat: savedSeatId, attribute: attributeSchema }).nullable(),
    advantages: advantagesSchema
  }),
  /** The GM's decision about a round: without a flip, or against its flip. */
  variant('call-round', { won: wonSchema }),
  variant('change-chase', { seat: savedSeatId, to: z.enum(['up', 'down', 'air', 'earth', 'water']) }),
  variant('end-pursuit', {}),
  variant('lay-corners', { seat: savedSeatId, move: z.enum(['pick-locks', 'fundamental-magic']) }),
  variant('arrange-corners', { laid: z.array(laidSchema) }),
  /** Exhausts one laid card (a mental point) and draws another one. */
  variant('replace-corner', { card: cardSchema }),
  variant('finish-corners', { as: z.enum(['solved', 'given-up']) })
] as const
/** Commands of a mini-game. */
export type GameCommand = Infer<(typeof gameCommands)[number]>

const gameEvents = [
  variant('pursuit-began', { joined: z.array(savedSeatId), rabbit: savedSeatId }),
  variant('round-began', { by: savedSeatId, attribute: attributeSchema.nullable() }),
  variant('round-called', { won: wonSchema }),
  variant('chase-changed', { seat: savedSeatId, to: z.enum(['up', 'down', 'air', 'earth', 'water']) }),
  variant('pursuit-ended', {}),
  variant('corners-laid', { seat: savedSeatId, shape: z.enum(['line', 'square']), cards: z.array(cardSchema) }),
  variant('corners-arranged', { laid: z.array(laidSchema) }),
  variant('corner-replaced', { seat: savedSeatId, card: cardSchema, by: cardSchema.nullable() }),
  variant('corners-finished', { seat: savedSeatId, as: z.enum(['solved', 'given-up']) })
] as const
/** Events of a mini-game. */
export type GameEvent = Infer<(typeof gameEvents)[number]>

export type GameRefusal = RefusalOf<typeof minigamesModel>

export const minigamesModel = {
  commands: gameCommands,
  events: gameEvents,
  refusals: {
    'game-runs': refusal('V1'),
    'no-pursuit': refusal('V1'),
    'no-corners': refusal('V5'),
    'nobody-runs': refusal('V1'),
    'chase-over': refusal('V1'),
    'round-runs': refusal('V1'),
    'rabbit-alone': refusal<{ round: number }>('V1'),
    'needs-helper': refusal<{ round: number }>('V1'),
    'no-helper': refusal<{ seat: SeatId }>('V1'),
    'attribute-used': refusal<{ attribute: Attribute }>('V1'),
    'cards-laid': refusal<{ seat: SeatId }>('V8'),
    'by-hand': refusal<{ seat: SeatId }>('V5'),
    'too-few-cards': refusal<{ seat: SeatId }>('V5'),
    'not-laid': refusal<{ card: CardId }>('V8'),
    'not-solved': refusal('V9')
  },
  state: stateFields({ game: gameSchema.nullable() }, { game: null })
} as const

declare module '../state' { interface Models { readonly minigames: typeof minigamesModel } } // prettier-ignore
