import { stamina } from '../stamina/bounds'
import { z } from 'zod'
import { refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { exertionSchema } from '../equipment/item-schemas'
import { throwSchema } from '../injury/model'
import { attackPowerSchema, textSchema } from '../schemas'
import { mostAtOnce } from '../vocabulary'

/** An act on several characters together. */
const deedSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('rest') }),
  z.strictObject({
    what: z.literal('damage'),
    power: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('number'), number: attackPowerSchema }),
      /** Rolled once, for all characters. */
      z.strictObject({ by: z.literal('dice'), throw: throwSchema })
    ]),
    exertion: exertionSchema,
    /** `exhaustion`: at once, unless it would end the character's fight. `decide`: a blow waits for each. */
    taken: z.enum(['exhaustion', 'decide']),
    from: textSchema
  }),
  z.strictObject({
    what: z.literal('pack'),
    pack: z.int().min(-mostAtOnce).max(mostAtOnce),
    precious: z.int().min(-mostAtOnce).max(mostAtOnce),
    reason: textSchema
  }),
  z.strictObject({ what: z.literal('xp'), amount: z.int().min(1).max(mostAtOnce), reason: textSchema }),
  z.strictObject({ what: z.literal('stamina'), points: z.int().min(1).max(stamina), reason: textSchema })
])
export type PartyDeed = Infer<typeof deedSchema>

const partyCommands = [
  /** The same act on each of these seats, as one act. Rules: PA1–PA5. */
  variant('act-on-party', { seats: z.array(savedSeatId), deed: deedSchema })
] as const
export type PartyCommand = Infer<(typeof partyCommands)[number]>

/** Why one of several characters cannot take part; each reason names one thing. */
export type PartyBlock =
  | 'gone'
  | 'retired'
  | 'dead'
  | 'incapacitated'
  | 'nothing-to-recover'
  | 'not-enough-pack'
  | 'day-spent'
  | 'something-pending'
  | 'flip-in-progress'
  | 'other'

export type PartyRefusal = RefusalOf<typeof partyModel>

export const partyModel = {
  commands: partyCommands,
  refusals: {
    'nobody-chosen': refusal('PA1'),
    'party-blocked': refusal<{ blocked: readonly { readonly seat: SeatId; readonly why: PartyBlock }[] }>('PA2')
  }
} as const

declare module '../state' { interface Models { readonly party: typeof partyModel } } // prettier-ignore
