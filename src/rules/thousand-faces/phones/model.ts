import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'

const choice = {
  /** Null: all players at the table, later arrivals included. */
  seat: savedSeatId.nullable(),
  on: z.boolean()
}

const phoneCommands = [variant('set-phone-flips', { ...choice })] as const
export type PhoneCommand = Infer<(typeof phoneCommands)[number]>

const phoneEvents = [variant('phone-flips-set', { ...choice })] as const
export type PhoneEvent = Infer<(typeof phoneEvents)[number]>

export type PhoneRefusal = RefusalOf<typeof phonesModel>

/** The players who flip on their own phone. Rule: HA1. */
export const phonesModel = {
  commands: phoneCommands,
  events: phoneEvents,
  refusals: {
    'phone-flips-so': refusal<{ seat: SeatId | null; on: boolean }>('HA1')
  },
  state: stateFields(
    {
      phoneFlips: z.strictObject({
        everybody: z.boolean(),
        /** Seats with the opposite setting. */
        except: z.array(savedSeatId)
      })
    },
    { phoneFlips: { everybody: false, except: [] } }
  )
} as const

declare module '../state' { interface Models { readonly phones: typeof phonesModel } } // prettier-ignore
