import { z } from 'zod'
import { partOf, refusal, type RefusalOf } from '../../core/model'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { countSchema, textSchema } from '../schemas'

const gained = { amount: countSchema, seat: savedSeatId.nullable(), reason: textSchema }
const pool = { free: countSchema, circled: countSchema, reason: textSchema }
const factor = { factor: z.literal([1, 2]) }
const circle = { circled: countSchema }
const move = { move: textSchema.nullable() }

/** The GM's Shadow points. New ones land outside the circle. */
export const shadowPoolSchema = z.strictObject({
  free: countSchema,
  circled: countSchema,
  /** 2 in Book 3 of a 30-hour campaign. */
  factor: z.literal([1, 2])
})

/** A GM move that a flip has earned and that is still to be made. */
export const gmMoveOwedSchema = z.strictObject({
  /** The serial of the flip. */
  flip: countSchema,
  seat: savedSeatId
})
export type GmMoveOwed = Infer<typeof gmMoveOwedSchema>

const shadowCommands = [
  variant('gain-shadow', { ...gained }),
  /** From the circle first or from the free ones, as the GM says. */
  variant('spend-shadow', { amount: countSchema, from: z.enum(['free', 'circled']), reason: textSchema }),
  variant('circle-shadow', { ...circle }),
  /** A GM move that was owed has been made; the oldest one. */
  variant('make-gm-move', { ...move }),
  variant('correct-shadow', { ...pool }),
  variant('set-shadow-factor', { ...factor })
] as const
export type ShadowCommand = Infer<(typeof shadowCommands)[number]>

const shadowEvents = [
  /** `seat`: whose flip or deed it was, or null. */
  variant('shadow-gained', { ...gained }),
  variant('shadow-spent', { ...pool }),
  /** So many of the points are circled now. */
  variant('shadow-circled', { ...circle }),
  /**
   * A GM move owed has been made: the one of that flip, the oldest where none is named; `what`: what it was in the story, if the
   * GM wrote that down.
   */
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
  state: partOf(
    { shadow: shadowPoolSchema, gmMovesOwed: z.array(gmMoveOwedSchema) },
    { shadow: { free: 0, circled: 0, factor: 1 }, gmMovesOwed: [] }
  ),
  sheet: partOf(
    {
      /** Shadow points that this seat's flips gave the GM, all told: a ledger, not a purse. */
      shadowCaused: countSchema
    },
    { shadowCaused: 0 }
  )
} as const

declare module '../state' { interface Models { readonly shadow: typeof shadowModel } } // prettier-ignore
