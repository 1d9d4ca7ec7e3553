import { z } from 'zod'
import { partOf, refusal, type RefusalOf } from '../../core/model'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'
import { thingSchema } from '../equipment/item-schemas'
import { flipCommands } from '../flip/model'
import { moveCommands } from '../moves/model'
import { advantagesSchema, attributeSchema, countSchema, moveSchema, textSchema } from '../schemas'

/** HA22: the next round of the Pursuit. */
const roundAsk = variant('run-round', {
  seat: savedSeatId,
  /** What a helper flips unless the player takes another one that is free; null: the rabbit runs alone. */
  attribute: attributeSchema.nullable(),
  advantages: advantagesSchema
})
export type RoundAsk = Infer<typeof roundAsk>

/** A flip as the GM would have made it: on its own, of a move, or of a round of the Pursuit. */
const askSchema = z.discriminatedUnion('type', [flipCommands[0], moveCommands[0], roundAsk])
export type CalledAsk = Infer<typeof askSchema>

const requested = {
  move: moveSchema,
  /** Null for a move without a flip. */
  attribute: attributeSchema.nullable(),
  /** The magic item that it uses, where it needs one. */
  item: thingSchema.nullable()
}

/** A move that a player would like to make. */
const requestSchema = z.strictObject({ seat: savedSeatId, ...requested })
export type CallRequest = Infer<typeof requestSchema>

/** HA20: what a player forgot, and would like to have done earlier for 1 XP. */
const mercySchema = z.strictObject({ seat: savedSeatId, what: textSchema })
export type MercyRequest = Infer<typeof mercySchema>

/** What the GM ended of what a player waited for: what was asked for is put aside, a call is taken back. */
const setbackSchema = z.strictObject({ seat: savedSeatId, what: z.enum(['put-aside', 'taken-back']) })
export type Setback = Infer<typeof setbackSchema>

/** Said where the GM put it aside; absent: the player did, or the entry is older. */
const putAsideBy = { by: z.exactOptional(z.literal('gm')) }

/** A flip that waits for a player's press. */
const callSchema = z.strictObject({
  /** Counts up by one with each call on this board. */
  id: countSchema,
  ask: askSchema,
  /** What the GM says to it, or nothing. */
  why: textSchema
})
export type Call = Infer<typeof callSchema>

const callCommands = [
  /** The seat is the one that the flip names. Another call of the same seat is replaced. */
  variant('call-flip', { ask: askSchema, why: textSchema }),
  /** `call`: the one that the page shows; left out: whichever waits. */
  variant('recall-flip', { seat: savedSeatId, call: countSchema.optional() }),
  /**
   * Turns the cards as they were called. `call`: the one that the page shows. `attribute`: what a helper in the Pursuit runs with
   * instead of what was called (HA22); it changes nothing about any other call.
   */
  variant('answer-call', { seat: savedSeatId, call: countSchema, attribute: attributeSchema.exactOptional() }),
  /** Another player helps with that call, or does not after all. */
  variant('help-call', { seat: savedSeatId, call: countSchema, helps: z.boolean() }),
  /** A player asks the GM to call them for a move, or for its use where nothing is flipped; another request of the same seat is replaced. */
  variant('request-call', { seat: savedSeatId, ...requested }),
  variant('drop-request', { seat: savedSeatId }),
  /** A player asks for a Mercy Flashback; the GM grants it by `mercy-flashback`. */
  variant('request-mercy', { ...mercySchema.shape }),
  variant('drop-mercy', { seat: savedSeatId })
] as const
export type CallCommand = Infer<(typeof callCommands)[number]>

const callEvents = [
  variant('flip-asked', { seat: savedSeatId, call: callSchema }),
  variant('call-ended', { seat: savedSeatId, call: countSchema, how: z.enum(['answered', 'recalled']) }),
  /** `lead`: whom they help. */
  variant('call-helped', { seat: savedSeatId, lead: savedSeatId, call: countSchema, helps: z.boolean() }),
  variant('call-requested', { request: requestSchema }),
  variant('request-dropped', { seat: savedSeatId, ...putAsideBy }),
  variant('mercy-requested', { request: mercySchema }),
  variant('mercy-dropped', { seat: savedSeatId, ...putAsideBy })
] as const
export type CallEvent = Infer<(typeof callEvents)[number]>

export type CallRefusal = RefusalOf<typeof callsModel>

export const callsModel = {
  commands: callCommands,
  events: callEvents,
  refusals: {
    'phone-flips-off': refusal<{ seat: SeatId }>('HA1'),
    'call-gone': refusal<{ seat: SeatId }>('HA4'),
    'nothing-to-flip': refusal<{ seat: SeatId }>('HA2'),
    'no-call-to-help': refusal<{ seat: SeatId }>('HA12'),
    'helps-so': refusal<{ seat: SeatId; helps: boolean }>('HA12'),
    'request-gone': refusal<{ seat: SeatId }>('HA15')
  },
  state: partOf(
    {
      calls: z.strictObject({
        /** How many there have been. */
        made: countSchema,
        /** One for each seat at most, the oldest first. */
        open: z.array(callSchema),
        /** What players ask to be called for, one for each seat at most, the oldest first; absent: nothing. */
        requests: z.exactOptional(z.array(requestSchema)),
        /** Mercy Flashbacks that they ask for, one for each seat at most; absent: none. */
        mercies: z.exactOptional(z.array(mercySchema)),
        /** One for each seat at most, until the next thing of that player; absent: none. */
        setbacks: z.exactOptional(z.array(setbackSchema))
      })
    },
    { calls: { made: 0, open: [] } }
  )
} as const

declare module '../state' { interface Models { readonly calls: typeof callsModel } } // prettier-ignore
