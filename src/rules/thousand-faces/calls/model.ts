import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'
import { thingSchema } from '../equipment/item-schemas'
import { flipCommands } from '../flip/model'
import { moveCommands } from '../moves/model'
import { advantagesSchema, attributeSchema, countSchema, moveSchema, textSchema } from '../schemas'

/** HA22: the next round of the Pursuit. */
const roundAsk = variant('run-round', {
  seat: savedSeatId,
  /** The attribute of the helper, who may choose another free one. Null: the rabbit runs alone. */
  attribute: attributeSchema.nullable(),
  advantages: advantagesSchema
})
export type RoundAsk = Infer<typeof roundAsk>

/** A flip as the GM would send it: plain, of a move, or of a round of the Pursuit. */
const askSchema = z.discriminatedUnion('type', [flipCommands[0], moveCommands[0], roundAsk])
export type CalledAsk = Infer<typeof askSchema>

const requested = {
  move: moveSchema,
  /** Null for a move without a flip. */
  attribute: attributeSchema.nullable(),
  /** The magic item that the move uses, if it needs one. */
  item: thingSchema.nullable()
}

/** A move for which a player asks to be called. */
const requestSchema = z.strictObject({ seat: savedSeatId, ...requested })
export type CallRequest = Infer<typeof requestSchema>

/** HA20: what a player forgot and wants to have done earlier, for 1 XP. */
const mercySchema = z.strictObject({ seat: savedSeatId, what: textSchema })
export type MercyRequest = Infer<typeof mercySchema>

/** A request or call that the GM ended: a request is put aside, a call is taken back. */
const setbackSchema = z.strictObject({ seat: savedSeatId, what: z.enum(['put-aside', 'taken-back']) })
export type Setback = Infer<typeof setbackSchema>

/** Set when the GM put the request aside. Absent: the player withdrew it, or the entry is older. */
const putAsideBy = { by: z.exactOptional(z.literal('gm')) }

/** A flip that waits for a player's press. */
const callSchema = z.strictObject({
  /** Grows by one with each call on this board. */
  id: countSchema,
  ask: askSchema,
  /** The GM's words to the player; may be empty. */
  why: textSchema
})
export type Call = Infer<typeof callSchema>

const callCommands = [
  /** The seat is the one that the flip names. A new call replaces an older call of the seat. */
  variant('call-flip', { ask: askSchema, why: textSchema }),
  /** `call`: the call on the page; absent: the call that waits. */
  variant('recall-flip', { seat: savedSeatId, call: countSchema.optional() }),
  /**
   * Turns the cards as called. `call`: the call on the page.
   * `attribute`: the choice of a helper in the Pursuit instead of the called one (HA22). Other calls ignore it.
   */
  variant('answer-call', { seat: savedSeatId, call: countSchema, attribute: attributeSchema.exactOptional() }),
  /** Another player helps with that call, or withdraws the help. */
  variant('help-call', { seat: savedSeatId, call: countSchema, helps: z.boolean() }),
  /** A player asks to be called for a move, or to use a move without a flip. A new request replaces the seat's old one. */
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
  /** `lead`: the seat that gets the help. */
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
  state: stateFields(
    {
      calls: z.strictObject({
        /** Number of calls up to now. */
        made: countSchema,
        /** At most one for each seat, oldest first. */
        open: z.array(callSchema),
        /** Moves for which players ask to be called; at most one for each seat, oldest first. Absent: none. */
        requests: z.exactOptional(z.array(requestSchema)),
        /** Requests for Mercy Flashbacks, at most one for each seat; absent: none. */
        mercies: z.exactOptional(z.array(mercySchema)),
        /** At most one for each seat, until the next act of that player; absent: none. */
        setbacks: z.exactOptional(z.array(setbackSchema))
      })
    },
    { calls: { made: 0, open: [] } }
  )
} as const

declare module '../state' { interface Models { readonly calls: typeof callsModel } } // prettier-ignore
