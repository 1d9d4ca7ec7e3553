import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { cardSchema, cardsSchema, countSchema, textSchema } from '../schemas'
import type { CardId } from '../vocabulary'

const points = { seat: savedSeatId, points: countSchema, reason: textSchema }

/** Tokens on a player's Exhaustion pile. */
const tokensSchema = z.strictObject({ exhaustion: countSchema, harm: countSchema, wound: countSchema })

const staminaCommands = [
  /** Loses Stamina, Lucky Mode. `points` 1…10. */
  variant('lose-stamina', { ...points }),
  variant('take-wound', { seat: savedSeatId, reason: textSchema }),
  /** Returns cards from Exhaustion to the discard pile. Luck picks face-down cards; face-up cards can be named. */
  variant('recover-stamina', {
    ...points,
    /** Face-up exhausted cards that come back first. */
    cards: z.exactOptional(cardsSchema)
  }),
  variant('clear-incapacitated', { seat: savedSeatId })
] as const
export type StaminaCommand = Infer<(typeof staminaCommands)[number]>

const staminaEvents = [
  /** Cards from the top of the deck go, unseen, onto the Exhaustion pile, each with a token. */
  variant('stamina-lost', { ...points }),
  /** These cards came back from Exhaustion to the discard pile, face up; each removes a token. */
  variant('stamina-recovered', { seat: savedSeatId, cards: cardsSchema, reason: textSchema }),
  /** Real cards come back: the table must still name them. */
  variant('recovery-awaited', {
    ...points,
    /** The Rest or help that ends when the last card is named. */
    then: z.exactOptional(z.enum(['rest', 'seek-help']))
  }),
  variant('wound-taken', { seat: savedSeatId, card: cardSchema, reason: textSchema }),
  variant('incapacitated', { seat: savedSeatId, by: z.enum(['stamina', 'wound']) }),
  variant('incapacity-cleared', { seat: savedSeatId }),
  /** Heroic Mode: the revealed cards. The last one, with the Stamina symbol, is exhausted face up. */
  variant('stamina-shown', {
    seat: savedSeatId,
    revealed: z.array(cardSchema),
    exhausted: cardSchema.nullable(),
    /** Number of points in this event's log line, when several are lost together: all or 0. Absent: one point. */
    lost: z.exactOptional(countSchema),
    reason: textSchema
  }),
  /** Heroic Mode with real cards: number of wanted symbols; `bare` of them are under a Harm token. */
  variant('stamina-owed', { seat: savedSeatId, points: countSchema, bare: countSchema, reason: textSchema }),
  /** A real card without the symbol came up: onto the discard pile. */
  variant('stamina-passed', { seat: savedSeatId, card: cardSchema }),
  /** No further symbol can be found. */
  variant('search-ended', { seat: savedSeatId }),
  /** The present tokens on the pile. */
  variant('tokens-returned', {
    seat: savedSeatId,
    exhaustion: countSchema,
    harm: countSchema,
    wound: countSchema,
    reason: textSchema
  })
] as const
export type StaminaEvent = Infer<(typeof staminaEvents)[number]>

export type StaminaRefusal = RefusalOf<typeof staminaModel>

export const staminaModel = {
  commands: staminaCommands,
  events: staminaEvents,
  refusals: {
    'nothing-to-recover': refusal<{ seat: SeatId }>('S6'),
    'no-stamina-left': refusal<{ seat: SeatId }>('S4'),
    'not-incapacitated': refusal<{ seat: SeatId }>('S7'),
    'still-exhausted': refusal<{ seat: SeatId }>('S7'),
    /** Only face-up cards can be picked to come back. */
    'not-face-up': refusal<{ seat: SeatId; card: CardId }>('S6')
  },
  state: stateFields(
    {
      /** Number of wound cards given out up to now: it numbers the copies, and no number is reused. */
      woundsDealt: countSchema
    },
    { woundsDealt: 0 }
  ),
  sheet: stateFields(
    { tokens: tokensSchema, incapacitated: z.boolean() },
    { tokens: { exhaustion: 0, harm: 0, wound: 0 }, incapacitated: false }
  )
} as const

declare module '../state' { interface Models { readonly stamina: typeof staminaModel } } // prettier-ignore
