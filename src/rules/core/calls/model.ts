import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../model'
import { seatId, variant } from '../schema'
import type { SeatId } from '../seat'
import type { Tagged } from '../slice'
import { longestWhy, type PhoneChoice } from './phones'

/** The number of seats that a table ever had, including removed ones. */
const mostSeats = 24

const seats = z.array(seatId).min(1).max(mostSeats)
const count = z.int().min(0)
const choice = {
  /** Null: all players, including those who join later. */
  seat: seatId.nullable(),
  on: z.boolean()
}

/** A call by the GM that waits for the answer of one of its players. */
export interface Call<What extends string = string> {
  /** Counts up by one with each call on this board. */
  readonly id: number
  /** The first answer of one of these seats ends the call for all. */
  readonly seats: readonly SeatId[]
  readonly what: What
  /** The GM's reason; may be empty. */
  readonly why: string
}

/** The state of a game with calls. */
export interface CallsState<What extends string = string> {
  readonly calls: { readonly made: number; readonly open: readonly Call<What>[] }
  readonly phoneCalls: PhoneChoice
}

export type CallRefusal<What extends string = string> = RefusalOf<ReturnType<typeof callsModelOf<What, Tagged>>>

/**
 * The schemas of calls in a game.
 * @param whats the kinds of calls
 * @param answer the commands of the game that can answer a call
 * @param rules the rule ids of the refusals
 */
export function callsModelOf<const What extends string, Answer extends Tagged>(
  whats: readonly What[],
  answer: z.ZodType<Answer>,
  rules: Readonly<Record<'choice' | 'whats' | 'over' | 'answers', string>>
) {
  const what = z.enum(whats) as unknown as z.ZodType<What>
  const call = z.strictObject({ id: count, seats, what, why: z.string().max(longestWhy) })
  return {
    commands: [
      variant('set-phone-calls', choice),
      /** Replaces an earlier call of the same seat. `each`: a call of its own for each seat; absent: one call for all. */
      variant('call-player', {
        seats,
        what,
        why: z.string().max(longestWhy),
        each: z.exactOptional(z.literal(true))
      }),
      variant('recall-player', { call: count }),
      /** `call`: the call that the page shows. Null: the player has nothing more to do. */
      variant('answer-call', { seat: seatId, call: count, answer: answer.nullable() })
    ],
    events: [
      variant('phone-calls-set', choice),
      /** `goes on`: the same call after an answer, with a new number. */
      variant('player-called', { call, how: z.enum(['called', 'goes on']) }),
      variant('call-ended', { call, how: z.enum(['answered', 'that is all', 'recalled']) })
    ],
    refusals: {
      'phone-calls-so': refusal<{ seat: SeatId | null; on: boolean }>(rules.choice),
      'phone-calls-off': refusal<{ seat: SeatId }>(rules.choice),
      'nothing-to-call': refusal<{ seat: SeatId; what: What }>(rules.whats),
      'call-gone': refusal(rules.over),
      'call-unfit': refusal<{ what: What }>(rules.answers)
    },
    state: stateFields(
      {
        calls: z.strictObject({ made: count, open: z.array(call) }),
        phoneCalls: z.strictObject({ everybody: z.boolean(), except: z.array(seatId) })
      },
      { calls: { made: 0, open: [] }, phoneCalls: { everybody: true, except: [] } }
    )
  } as const
}
