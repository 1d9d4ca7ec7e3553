import { z } from 'zod'
import { partOf, refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'
import { cardShape, cardsShape, countShape, seatShape, textShape } from '../shapes'
import type { CardId } from '../vocabulary'

const points = { seat: seatShape, points: countShape, reason: textShape }

/** Tokens lying on a player's Exhaustion pile. */
export const tokensShape = z.strictObject({ exhaustion: countShape, harm: countShape, wound: countShape })
export type Tokens = Infer<typeof tokensShape>

export const staminaCommands = [
  /** Lose Stamina, Lucky Mode. `points` 1…10. */
  z.strictObject({ type: z.literal('lose-stamina'), ...points }),
  z.strictObject({ type: z.literal('take-wound'), seat: seatShape, reason: textShape }),
  /** Return cards from Exhaustion to the discard. Which ones is the player's pick among face-down ones, so by luck; face-up ones may be named. */
  z.strictObject({
    type: z.literal('recover-stamina'),
    ...points,
    /** Face-up exhausted cards that are to come back first. */
    cards: z.exactOptional(cardsShape)
  }),
  z.strictObject({ type: z.literal('clear-incapacitated'), seat: seatShape })
] as const
export type StaminaCommand = Infer<(typeof staminaCommands)[number]>

export const staminaEvents = [
  /** So many cards off the top of the deck, unseen, onto the Exhaustion pile, each with a token. */
  z.strictObject({ type: z.literal('stamina-lost'), ...points }),
  /** These came back from Exhaustion to the discard, face up, each taking a token off. */
  z.strictObject({
    type: z.literal('stamina-recovered'),
    seat: seatShape,
    cards: cardsShape,
    reason: textShape
  }),
  /** Real cards come back: the table still has to say which. */
  z.strictObject({
    type: z.literal('recovery-awaited'),
    ...points,
    /** A Rest or help that ends when the last card is named. */
    then: z.exactOptional(z.enum(['rest', 'seek-help']))
  }),
  z.strictObject({ type: z.literal('wound-taken'), seat: seatShape, card: cardShape, reason: textShape }),
  z.strictObject({ type: z.literal('incapacitated'), seat: seatShape, by: z.enum(['stamina', 'wound']) }),
  z.strictObject({ type: z.literal('incapacity-cleared'), seat: seatShape }),
  /** Heroic Mode: these were revealed; the last one, with the Stamina symbol, is exhausted face up. */
  z.strictObject({
    type: z.literal('stamina-shown'),
    seat: seatShape,
    revealed: z.array(cardShape),
    exhausted: cardShape.nullable(),
    /** How many points this tells of, when several are lost at once: all of them, or none. Older campaigns tell each. */
    lost: z.exactOptional(countShape),
    reason: textShape
  }),
  /** Heroic Mode with real cards: so many symbols are wanted; `bare` of them lie under a Harm token. */
  z.strictObject({
    type: z.literal('stamina-owed'),
    seat: seatShape,
    points: countShape,
    bare: countShape,
    reason: textShape
  }),
  /** A real card without the symbol came up on the way: onto the discard. */
  z.strictObject({ type: z.literal('stamina-passed'), seat: seatShape, card: cardShape }),
  /** No symbol is left to be found. */
  z.strictObject({ type: z.literal('search-ended'), seat: seatShape }),
  /** What lies on the pile now. */
  z.strictObject({
    type: z.literal('tokens-returned'),
    seat: seatShape,
    exhaustion: countShape,
    harm: countShape,
    wound: countShape,
    reason: textShape
  })
] as const
export type StaminaEvent = Infer<(typeof staminaEvents)[number]>

export type StaminaRefusal =
  | { readonly because: 'nothing-to-recover'; readonly seat: SeatId }
  | { readonly because: 'no-stamina-left'; readonly seat: SeatId }
  | { readonly because: 'not-incapacitated'; readonly seat: SeatId }
  | { readonly because: 'still-exhausted'; readonly seat: SeatId }
  /** Only what everybody sees can be picked to come back. */
  | { readonly because: 'not-face-up'; readonly seat: SeatId; readonly card: CardId }

export const staminaModel = {
  commands: staminaCommands,
  events: staminaEvents,
  refusals: refusalsOf<StaminaRefusal>(),
  state: partOf(
    {
      /** How many wound cards have ever been handed out: copies are numbered by it and never reused. */
      woundsDealt: countShape
    },
    { woundsDealt: 0 }
  ),
  sheet: partOf(
    { tokens: tokensShape, incapacitated: z.boolean() },
    { tokens: { exhaustion: 0, harm: 0, wound: 0 }, incapacitated: false }
  )
} as const
