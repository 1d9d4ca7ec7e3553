import { z } from 'zod'
import { partOf, refusalsOf } from '../../core/model'
import { savedSeatId, variant } from '../../core/schema'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'

const choice = {
  /** Null: everybody at the table, whoever comes later included. */
  seat: savedSeatId.nullable(),
  on: z.boolean()
}

const phoneCommands = [variant('set-phone-flips', { ...choice })] as const
export type PhoneCommand = Infer<(typeof phoneCommands)[number]>

const phoneEvents = [variant('phone-flips-set', { ...choice })] as const
export type PhoneEvent = Infer<(typeof phoneEvents)[number]>

export interface PhoneRefusal {
  readonly because: 'phone-flips-so'
  readonly seat: SeatId | null
  readonly on: boolean
}

/** Who flips on a phone of their own. Rule: HA1. */
export const phonesModel = {
  commands: phoneCommands,
  events: phoneEvents,
  refusals: refusalsOf<PhoneRefusal>(),
  state: partOf(
    {
      phoneFlips: z.strictObject({
        everybody: z.boolean(),
        /** Those for whom it is the other way round. */
        except: z.array(savedSeatId)
      })
    },
    { phoneFlips: { everybody: false, except: [] } }
  )
} as const

declare module '../state' { interface Models { readonly phones: typeof phonesModel } } // prettier-ignore
