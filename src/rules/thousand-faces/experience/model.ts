import { z } from 'zod'
import { partOf, refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'
import { countSchema, seatSchema, textSchema } from '../schemas'

const xp = { seat: seatSchema, amount: countSchema, reason: textSchema }

export const experienceCommands = [
  z.strictObject({ type: z.literal('gain-xp'), ...xp }),
  z.strictObject({ type: z.literal('spend-xp'), ...xp })
] as const
export type ExperienceCommand = Infer<(typeof experienceCommands)[number]>

export const experienceEvents = [
  z.strictObject({ type: z.literal('xp-gained'), ...xp }),
  z.strictObject({ type: z.literal('xp-spent'), ...xp })
] as const
export type ExperienceEvent = Infer<(typeof experienceEvents)[number]>

export type ExperienceRefusal = {
  readonly because: 'not-enough-xp'
  readonly seat: SeatId
  readonly needs: number
  readonly has: number
}

export const experienceModel = {
  commands: experienceCommands,
  events: experienceEvents,
  refusals: refusalsOf<ExperienceRefusal>(),
  sheet: partOf({ xp: countSchema }, { xp: 0 })
} as const
