import { z } from 'zod'
import { partOf, refusalsOf } from '../../core/model'
import { variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'
import { flipCommands } from '../flip/model'
import { moveCommands } from '../moves/model'
import { countSchema, seatSchema, textSchema } from '../schemas'

/** A flip as the GM would have made it: on its own, or of a move. */
const askSchema = z.discriminatedUnion('type', [flipCommands[0], moveCommands[0]])
export type CalledAsk = Infer<typeof askSchema>

/** A flip that waits for a player's press. */
export const callSchema = z.strictObject({
  /** Counts up by one with each call on this board. */
  id: countSchema,
  ask: askSchema,
  /** What the GM says to it, or nothing. */
  why: textSchema
})
export type Call = Infer<typeof callSchema>

export const callCommands = [
  /** The seat is the one that the flip names. Another call of the same seat is replaced. */
  variant('call-flip', { ask: askSchema, why: textSchema }),
  /** `call`: the one that the page shows; left out: whichever waits. */
  variant('recall-flip', { seat: seatSchema, call: countSchema.optional() }),
  /** Turns the cards as they were called. `call`: the one that the page shows. */
  variant('answer-call', { seat: seatSchema, call: countSchema })
] as const
export type CallCommand = Infer<(typeof callCommands)[number]>

export const callEvents = [
  variant('flip-asked', { seat: seatSchema, call: callSchema }),
  variant('call-ended', { seat: seatSchema, call: countSchema, how: z.enum(['answered', 'recalled']) })
] as const
export type CallEvent = Infer<(typeof callEvents)[number]>

export type CallRefusal =
  | { readonly because: 'phone-flips-off'; readonly seat: SeatId }
  | { readonly because: 'call-gone'; readonly seat: SeatId }
  | { readonly because: 'nothing-to-flip'; readonly seat: SeatId }

export const callsModel = {
  commands: callCommands,
  events: callEvents,
  refusals: refusalsOf<CallRefusal>(),
  state: partOf(
    {
      calls: z.strictObject({
        /** How many there have been. */
        made: countSchema,
        /** One for each seat at most, the oldest first. */
        open: z.array(callSchema)
      })
    },
    { calls: { made: 0, open: [] } }
  )
} as const
