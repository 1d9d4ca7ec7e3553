import { z } from 'zod'
import { type Infer, savedSeatId } from '../../core/schema'
import { thingSchema } from '../equipment/item-schemas'
import { attributeSchema, countSchema, moveSchema, resultSchema } from '../schemas'

/** A called move, until its effects are settled. Several can be open together, for example a FAST one beside another. */
export const outcomeSchema = z.strictObject({
  id: countSchema,
  seat: savedSeatId,
  move: z.union([moveSchema, z.literal('shield')]),
  attribute: attributeSchema.nullable(),
  /** The used or staked magic item, or the shield. */
  item: thingSchema.nullable(),
  /** The blow against which a shield is raised. */
  attack: countSchema.nullable(),
  fast: z.boolean(),
  /** No charge was paid: blood, light or a new source of power pays. */
  freeCharge: z.boolean(),
  /** The serial of the deciding flip; 0 while laid cards decide; null when nothing must decide. */
  flip: countSchema.nullable(),
  /** Null until the flip is over. */
  result: resultSchema.nullable(),
  /** Helpers of its flip, who also suffer the consequences (TW7). Absent: none, or an older campaign. */
  helpers: z.exactOptional(z.array(savedSeatId))
})
export type Outcome = Infer<typeof outcomeSchema>
