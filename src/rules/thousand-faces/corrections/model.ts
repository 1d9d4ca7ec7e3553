import { z } from 'zod'
import { refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { cardSchema, countSchema, ranksSchema, resultSchema, textSchema } from '../schemas'
import type { CardId } from '../vocabulary'

/** One corrected value of a seat. */
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
  /** Move unseen cards from the top of the deck to Exhaustion, or back. */
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
  /** The GM's correction of any count; the log names it. */
  variant('correct', { seat: savedSeatId, correction: correctionSchema, reason: textSchema }),
  variant('set-ranks', { seat: savedSeatId, ranks: ranksSchema })
] as const
export type CorrectionCommand = Infer<(typeof correctionCommands)[number]>

const correctionEvents = [
  /** `card`: the wound card that the correction added, if any. */
  variant('corrected', {
    seat: savedSeatId,
    correction: correctionSchema,
    card: cardSchema.nullable(),
    reason: textSchema
  }),
  variant('ranks-set', { seat: savedSeatId, ranks: ranksSchema })
] as const
export type CorrectionEvent = Infer<(typeof correctionEvents)[number]>

export type CorrectionRefusal = RefusalOf<typeof correctionsModel>

export const correctionsModel = {
  commands: correctionCommands,
  events: correctionEvents,
  refusals: {
    'bad-ranks': refusal<{ sum: number }>('F9'),
    'card-not-there': refusal<{ seat: SeatId; card: CardId; pile: 'discard' | 'exhaustion' | 'deck' }>('CO4'),
    'card-in-play': refusal<{ card: CardId }>('CO6'),
    'too-many-exhausted': refusal<{ seat: SeatId }>('CO5'),
    'too-many-tokens': refusal<{ seat: SeatId; exhausted: number }>('CO3'),
    'deck-too-small': refusal<{ seat: SeatId; deck: number }>('CO5'),
    'no-flip-yet': refusal<{ seat: SeatId }>('CO2'),
    'no-such-wound': refusal<{ seat: SeatId; card: CardId }>('CO8'),
    'nothing-corrected': refusal('CO1')
  }
} as const

declare module '../state' { interface Models { readonly corrections: typeof correctionsModel } } // prettier-ignore
