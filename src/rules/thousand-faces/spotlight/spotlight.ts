import { z } from 'zod'
import type { SeatId } from '../../core/seat'
import { countShape, seatShape } from '../shapes'

/** Who acts, and who had how many turns. Source: reference 0.3, 2.6. */
export interface Spotlight {
  readonly seat: SeatId | null
  /** Counts every passing of the spotlight. */
  readonly turn: number
  /** For each seat that ever had it: how often, and its newest turn. */
  readonly had: Readonly<Record<string, { readonly turns: number; readonly last: number }>>
}

/** Nobody has acted yet. */
export const noSpotlight: Spotlight = { seat: null, turn: 0, had: {} }

export const spotlightShape: z.ZodType<Spotlight> = z.strictObject({
  seat: seatShape.nullable(),
  turn: countShape,
  had: z.record(z.string(), z.strictObject({ turns: countShape, last: countShape }))
})

export const spotlightCommands = [
  z.strictObject({ type: z.literal('give-spotlight'), seat: seatShape.nullable() })
] as const
/** `give-spotlight`: this character acts now, or nobody does. */
export type SpotlightCommand = Readonly<z.infer<(typeof spotlightCommands)[number]>>

export const spotlightEvents = [
  z.strictObject({ type: z.literal('spotlight-given'), seat: seatShape.nullable() })
] as const
export type SpotlightEvent = Readonly<z.infer<(typeof spotlightEvents)[number]>>

/** What the spotlight adds to the whole board. */
export interface SpotlightPart {
  readonly spotlight: Spotlight
}
