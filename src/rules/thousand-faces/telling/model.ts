import { z } from 'zod'
import { stateFields } from '../../core/model'
import { type Infer, savedSeatId } from '../../core/schema'
import { thingSchema } from '../equipment/item-schemas'
import { countSchema, levelSchema, moveSchema, textSchema } from '../schemas'

/** The result of a blow that is over. */
const takenSchema = z.strictObject({
  attack: countSchema,
  seat: savedSeatId,
  /** Empty where only hidden foes struck (U10). */
  from: textSchema,
  power: countSchema,
  split: z.strictObject({ exhaustion: countSchema, harm: countSchema, wound: z.literal([0, 1]) }),
  /** A slot took the Wound. */
  armour: z.boolean(),
  /** The shield that stopped all of it, as all may read it; null: none did. */
  shield: textSchema.nullable(),
  describe: textSchema
})
export type Taken = Infer<typeof takenSchema>

/** One way in which a character grew in this session. */
const gainSchema = z.discriminatedUnion('what', [
  /** `level` null: the move is new. */
  z.strictObject({ what: z.literal('move'), move: moveSchema, level: levelSchema.nullable() }),
  z.strictObject({ what: z.literal('item'), item: thingSchema }),
  z.strictObject({ what: z.literal('healed'), wounds: countSchema }),
  z.strictObject({ what: z.literal('heroic') })
])
export type Gain = Infer<typeof gainSchema>

const grownSchema = z.strictObject({ seat: savedSeatId, xp: countSchema, gains: z.array(gainSchema) })

const tellingSchema = z.strictObject({
  /** The table shows only what comes after this flip and this roll of dice. Both are past, like those before them. */
  past: z.strictObject({ flip: countSchema, roll: countSchema }),
  /** The number of flips that were over before the newest scene, chapter, day, tutorial scene or session. Absent: none began. */
  page: z.exactOptional(countSchema),
  /** The blow that was taken last; null: the table does not show it any more. */
  taken: takenSchema.nullable(),
  /** A chapter has just begun. */
  chapter: z.boolean(),
  /** The session is over: the table shows how the characters grew. */
  over: z.boolean(),
  /**
   * The number of flips before the newest act of making characters: a tutorial scene comes before it (R12). Absent: none. Null: a
   * scene or a session has begun since.
   */
  made: z.exactOptional(countSchema.nullable()),
  /** Whether a seller is the newest thing on the table; false: a later exchange has ended the visit. Absent: older campaigns. */
  shop: z.exactOptional(z.boolean()),
  /** Since the session began. */
  grown: z.array(grownSchema),
  /** Who gained 1 XP by the newest flip of this session, which a flashback takes back (FB2). Absent or null: no one did. */
  flipXpTo: z.exactOptional(savedSeatId.nullable())
})
export type Telling = Infer<typeof tellingSchema>

export const tellingModel = {
  state: stateFields(
    { telling: tellingSchema },
    { telling: { past: { flip: 0, roll: 0 }, taken: null, chapter: false, over: false, grown: [] } }
  )
} as const

declare module '../state' { interface Models { readonly telling: typeof tellingModel } } // prettier-ignore
