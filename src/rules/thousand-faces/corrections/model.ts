import { z } from 'zod'
import { refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { savedSeatId, variant } from '../../core/schema'
import type { Infer } from '../../core/slice'
import { cardSchema, countSchema, ranksSchema, resultSchema, textSchema } from '../schemas'
import type { CardId } from '../vocabulary'

/** One thing about a seat, put right by hand. */
const correctionSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('xp'), to: countSchema }),
  z.strictObject({ what: z.literal('shadow-caused'), to: countSchema }),
  z.strictObject({ what: z.literal('tokens'), exhaustion: countSchema, harm: countSchema, wound: countSchema }),
  z.strictObject({ what: z.literal('incapacitated'), to: z.boolean() }),
  /** Move a face-up card. */
  z.strictObject({
    what: z.literal('card'),
    card: cardSchema,
    from: z.enum(['discard', 'exhaustion', 'deck']),
    to: z.enum(['discard', 'exhaustion', 'deck-top', 'deck-bottom'])
  }),
  /** Move cards that nobody sees from the top of the deck, or back. */
  z.strictObject({ what: z.literal('exhaustion-count'), to: countSchema }),
  z.strictObject({
    what: z.literal('wound-cards'),
    add: z.enum(['W1', 'W2']).nullable(),
    remove: cardSchema.nullable()
  }),
  z.strictObject({ what: z.literal('last-result'), to: resultSchema })
])
export type Correction = Infer<typeof correctionSchema>

const correctionCommands = [
  /** The GM's last word on any count: named in the log. */
  variant('correct', { seat: savedSeatId, correction: correctionSchema, reason: textSchema }),
  variant('set-ranks', { seat: savedSeatId, ranks: ranksSchema })
] as const
export type CorrectionCommand = Infer<(typeof correctionCommands)[number]>

const correctionEvents = [
  /** `card`: the wound card that was handed out, when the correction adds one. */
  variant('corrected', {
    seat: savedSeatId,
    correction: correctionSchema,
    card: cardSchema.nullable(),
    reason: textSchema
  }),
  variant('ranks-set', { seat: savedSeatId, ranks: ranksSchema })
] as const
export type CorrectionEvent = Infer<(typeof correctionEvents)[number]>

export type CorrectionRefusal =
  | { readonly because: 'bad-ranks'; readonly sum: number }
  | {
      readonly because: 'card-not-there'
      readonly seat: SeatId
      readonly card: CardId
      readonly pile: 'discard' | 'exhaustion' | 'deck'
    }
  | { readonly because: 'card-in-play'; readonly card: CardId }
  | { readonly because: 'too-many-exhausted'; readonly seat: SeatId }
  | { readonly because: 'too-many-tokens'; readonly seat: SeatId; readonly exhausted: number }
  | { readonly because: 'deck-too-small'; readonly seat: SeatId; readonly deck: number }
  | { readonly because: 'no-flip-yet'; readonly seat: SeatId }
  | { readonly because: 'no-such-wound'; readonly seat: SeatId; readonly card: CardId }
  | { readonly because: 'nothing-corrected' }

export const correctionsModel = {
  commands: correctionCommands,
  events: correctionEvents,
  refusals: refusalsOf<CorrectionRefusal>()
} as const

declare module '../state' { interface Models { readonly corrections: typeof correctionsModel } } // prettier-ignore
