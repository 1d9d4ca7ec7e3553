import { z } from 'zod'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { thingSchema } from '../equipment/item-schemas'
import { countSchema } from '../schemas'

const magicCommands = [
  /** The player ends the flow of energy: the item is idle again. */
  variant('end-flow', { seat: savedSeatId, item: thingSchema }),
  /** Mending: its owner's Rest heals 1 Harm or 1 Wound of a patient. */
  variant('mend', { seat: savedSeatId, item: thingSchema, patient: savedSeatId, heals: z.enum(['harm', 'wound']) }),
  /** Interference: rolls this die of the newest roll again, less 1. */
  variant('interfere', { seat: savedSeatId, item: thingSchema, roll: countSchema, die: countSchema })
] as const
/** Commands about magic items, besides using them. */
export type MagicCommand = Infer<(typeof magicCommands)[number]>

export const magicModel = {
  commands: magicCommands
} as const

declare module '../state' { interface Models { readonly magic: typeof magicModel } } // prettier-ignore
