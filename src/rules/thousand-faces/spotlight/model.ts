import { z } from 'zod'
import { partOf } from '../../core/model'
import type { Infer } from '../../core/slice'
import { countShape, seatShape } from '../shapes'

/** Who acts, and who had how many turns. Source: reference 0.3, 2.6. */
export const spotlightShape = z.strictObject({
  seat: seatShape.nullable(),
  /** Counts every passing of the spotlight. */
  turn: countShape,
  /** For each seat that ever had it: how often, and its newest turn. */
  had: z.record(z.string(), z.strictObject({ turns: countShape, last: countShape }))
})
export type Spotlight = Infer<typeof spotlightShape>

export const spotlightCommands = [
  z.strictObject({ type: z.literal('give-spotlight'), seat: seatShape.nullable() })
] as const
/** `give-spotlight`: this character acts now, or nobody does. */
export type SpotlightCommand = Infer<(typeof spotlightCommands)[number]>

export const spotlightEvents = [
  z.strictObject({ type: z.literal('spotlight-given'), seat: seatShape.nullable() })
] as const
export type SpotlightEvent = Infer<(typeof spotlightEvents)[number]>

export const spotlightModel = {
  commands: spotlightCommands,
  events: spotlightEvents,
  state: partOf({ spotlight: spotlightShape }, { spotlight: { seat: null, turn: 0, had: {} } })
} as const
