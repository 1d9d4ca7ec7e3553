import { z } from 'zod'
import { partOf, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { cardSchema, cardsSchema, countSchema, textSchema } from '../schemas'
import type { CardId } from '../vocabulary'

const points = { seat: savedSeatId, points: countSchema, reason: textSchema }

/** Tokens lying on a player's Exhaustion pile. */
const tokensSchema = z.strictObject({ exhaustion: countSchema, harm: countSchema, wound: countSchema })

const staminaCommands = [
  /** Lose Stamina, Lucky Mode. `points` 1…10. */
  variant('lose-stamina', { ...points }),
  variant('take-wound', { seat: savedSeatId, reason: textSchema }),
  /** Return cards from Exhaustion to the discard. Which ones is the player's pick among face-down ones, so by luck; face-up ones may be named. */
  variant('recover-stamina', {
    ...points,
    /** Face-up exhausted cards that are to come back first. */
    cards: z.exactOptional(cardsSchema)
  }),
  variant('clear-incapacitated', { seat: savedSeatId })
] as const
export type StaminaCommand = Infer<(typeof staminaCommands)[number]>

const staminaEvents = [
  /** So many cards off the top of the deck, unseen, onto the Exhaustion pile, each with a token. */
  variant('stamina-lost', { ...points }),
  /** These came back from Exhaustion to the discard, face up, each taking a token off. */
  variant('stamina-recovered', { seat: savedSeatId, cards: cardsSchema, reason: textSchema }),
  /** Real cards come back: the table still has to say which. */
  variant('recovery-awaited', {
    ...points,
    /** A Rest or help that ends when the last card is named. */
    then: z.exactOptional(z.enum(['rest', 'seek-help']))
  }),
  variant('wound-taken', { seat: savedSeatId, card: cardSchema, reason: textSchema }),
  variant('incapacitated', { seat: savedSeatId, by: z.enum(['stamina', 'wound']) }),
  variant('incapacity-cleared', { seat: savedSeatId }),
  /** Heroic Mode: these were revealed; the last one, with the Stamina symbol, is exhausted face up. */
  variant('stamina-shown', {
    seat: savedSeatId,
    revealed: z.array(cardSchema),
    exhausted: cardSchema.nullable(),
    /** How many points this tells of, when several are lost at once: all of them, or none. Older campaigns tell each. */
    lost: z.exactOptional(countSchema),
    reason: textSchema
  }),
  /** Heroic Mode with real cards: so many symbols are wanted; `bare` of them lie under a Harm token. */
  variant('stamina-owed', { seat: savedSeatId, points: countSchema, bare: countSchema, reason: textSchema }),
  /** A real card without the symbol came up on the way: onto the discard. */
  variant('stamina-passed', { seat: savedSeatId, card: cardSchema }),
  /** No symbol is left to be found. */
  variant('search-ended', { seat: savedSeatId }),
  /** What lies on the pile now. */
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
    /** Only what everybody sees can be picked to come back. */
    'not-face-up': refusal<{ seat: SeatId; card: CardId }>('S6')
  },
  state: partOf(
    {
      /** How many wound cards have ever been handed out: copies are numbered by it and never reused. */
      woundsDealt: countSchema
    },
    { woundsDealt: 0 }
  ),
  sheet: partOf(
    { tokens: tokensSchema, incapacitated: z.boolean() },
    { tokens: { exhaustion: 0, harm: 0, wound: 0 }, incapacitated: false }
  )
} as const

declare module '../state' { interface Models { readonly stamina: typeof staminaModel } } // prettier-ignore
