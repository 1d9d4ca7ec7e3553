import { z } from 'zod'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { thingSchema } from '../equipment/item-schemas'
import { countSchema } from '../schemas'

const magicCommands = [
  /** The player lets the energy stop flowing: the item is idle again. */
  variant('end-flow', { seat: savedSeatId, item: thingSchema }),
  /** Mending: the Rest of its owner heals 1 Harm or 1 Wound of somebody. */
  variant('mend', { seat: savedSeatId, item: thingSchema, patient: savedSeatId, heals: z.enum(['harm', 'wound']) }),
  /** Interference: this die of this roll, which must be the newest, is rolled again and 1 taken off. */
  variant('interfere', { seat: savedSeatId, item: thingSchema, roll: countSchema, die: countSchema })
] as const
/** What can be asked about magic items, beyond using them. */
export type MagicCommand = Infer<(typeof magicCommands)[number]>

export const magicModel = {
  commands: magicCommands
} as const

declare module '../state' { interface Models { readonly magic: typeof magicModel } } // prettier-ignore
