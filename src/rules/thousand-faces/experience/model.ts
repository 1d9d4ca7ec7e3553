import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { countSchema, textSchema } from '../schemas'

const xp = { seat: savedSeatId, amount: countSchema, reason: textSchema }

const experienceCommands = [variant('gain-xp', { ...xp }), variant('spend-xp', { ...xp })] as const
export type ExperienceCommand = Infer<(typeof experienceCommands)[number]>

const experienceEvents = [variant('xp-gained', { ...xp }), variant('xp-spent', { ...xp })] as const
export type ExperienceEvent = Infer<(typeof experienceEvents)[number]>

export type ExperienceRefusal = RefusalOf<typeof experienceModel>

export const experienceModel = {
  commands: experienceCommands,
  events: experienceEvents,
  refusals: {
    'not-enough-xp': refusal<{ seat: SeatId; needs: number; has: number }>('X3')
  },
  sheet: stateFields({ xp: countSchema }, { xp: 0 })
} as const

declare module '../state' { interface Models { readonly experience: typeof experienceModel } } // prettier-ignore
