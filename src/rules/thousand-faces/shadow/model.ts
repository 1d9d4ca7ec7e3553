import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { countSchema, textSchema } from '../schemas'

const gained = { amount: countSchema, seat: savedSeatId.nullable(), reason: textSchema }
const pool = { free: countSchema, circled: countSchema, reason: textSchema }
const factor = { factor: z.literal([1, 2]) }
const circle = { circled: countSchema }
const move = { move: textSchema.nullable() }

/** The GM's Shadow points. New points are outside the circle. */
export const shadowPoolSchema = z.strictObject({
  free: countSchema,
  circled: countSchema,
  /** 2 in Book 3 of a 30-hour campaign. */
  factor: z.literal([1, 2])
})

/** A GM move that a flip has earned and that is still due. */
export const gmMoveOwedSchema = z.strictObject({
  /** The serial of the flip. */
  flip: countSchema,
  seat: savedSeatId
})
export type GmMoveOwed = Infer<typeof gmMoveOwedSchema>

const shadowCommands = [
  variant('gain-shadow', { ...gained }),
  /** From the circle first, or from the free ones, as the GM chooses. */
  variant('spend-shadow', { amount: countSchema, from: z.enum(['free', 'circled']), reason: textSchema }),
  variant('circle-shadow', { ...circle }),
  /** The oldest due GM move has been made. */
  variant('make-gm-move', { ...move }),
  variant('correct-shadow', { ...pool }),
  variant('set-shadow-factor', { ...factor })
] as const
export type ShadowCommand = Infer<(typeof shadowCommands)[number]>

const shadowEvents = [
  /** `seat`: the owner of the flip or deed, or null. */
  variant('shadow-gained', { ...gained }),
  variant('shadow-spent', { ...pool }),
  /** The present number of circled points. */
  variant('shadow-circled', { ...circle }),
  /** A due GM move has been made: that of `flip`, or the oldest without one. `what`: the GM's words about it. */
  variant('gm-move-made', { ...move, what: z.exactOptional(textSchema), flip: z.exactOptional(countSchema) }),
  variant('shadow-corrected', { ...pool }),
  variant('shadow-factor-set', { ...factor })
] as const
export type ShadowEvent = Infer<(typeof shadowEvents)[number]>

export type ShadowRefusal = RefusalOf<typeof shadowModel>

export const shadowModel = {
  commands: shadowCommands,
  events: shadowEvents,
  refusals: {
    'not-enough-shadow': refusal<{ needs: number; free: number; circled: number; from: 'free' | 'circled' }>('H6'),
    'circle-too-large': refusal<{ circled: number; total: number }>('H7'),
    'no-gm-move-owed': refusal('H8')
  },
  state: stateFields(
    { shadow: shadowPoolSchema, gmMovesOwed: z.array(gmMoveOwedSchema) },
    { shadow: { free: 0, circled: 0, factor: 1 }, gmMovesOwed: [] }
  ),
  sheet: stateFields(
    {
      /** Sum of the Shadow points that this seat's flips gave the GM. A record, not an amount to spend. */
      shadowCaused: countSchema
    },
    { shadowCaused: 0 }
  )
} as const

declare module '../state' { interface Models { readonly shadow: typeof shadowModel } } // prettier-ignore
