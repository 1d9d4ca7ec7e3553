import { z } from 'zod'
import { stateFields } from '../../core/model'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { countSchema } from '../schemas'

/** Who acts now, and the number of turns of each seat. Source: reference 0.3, 2.6. */
const spotlightSchema = z.strictObject({
  seat: savedSeatId.nullable(),
  /** Grows by one with each passing of the spotlight. */
  turn: countSchema,
  /** For each seat that had it: the number of turns, and the newest turn. */
  had: z.record(z.string(), z.strictObject({ turns: countSchema, last: countSchema })),
  /** The player whose flip came after the newest passing, and took the spotlight (T5). Absent: none. */
  flipped: z.exactOptional(savedSeatId)
})
export type Spotlight = Infer<typeof spotlightSchema>

const spotlightCommands = [variant('give-spotlight', { seat: savedSeatId.nullable() })] as const
/** `give-spotlight`: this character acts now; null: no character does. */
export type SpotlightCommand = Infer<(typeof spotlightCommands)[number]>

const spotlightEvents = [variant('spotlight-given', { seat: savedSeatId.nullable() })] as const
export type SpotlightEvent = Infer<(typeof spotlightEvents)[number]>

export const spotlightModel = {
  commands: spotlightCommands,
  events: spotlightEvents,
  state: stateFields({ spotlight: spotlightSchema }, { spotlight: { seat: null, turn: 0, had: {} } })
} as const

declare module '../state' { interface Models { readonly spotlight: typeof spotlightModel } } // prettier-ignore
