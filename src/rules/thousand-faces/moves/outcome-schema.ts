import { z } from 'zod'
import { type Infer, savedSeatId } from '../../core/schema'
import { thingSchema } from '../equipment/item-schemas'
import { attributeSchema, countSchema, moveSchema, resultSchema } from '../schemas'

/** A move that has been called, until what it brings is settled. Several may be open: a FAST one beside the other. */
export const outcomeSchema = z.strictObject({
  id: countSchema,
  seat: savedSeatId,
  move: z.union([moveSchema, z.literal('shield')]),
  attribute: attributeSchema.nullable(),
  /** The magic item that is used or staked, or the shield. */
  item: thingSchema.nullable(),
  /** The blow that a shield is raised against. */
  attack: countSchema.nullable(),
  fast: z.boolean(),
  /** Charges were not paid for: blood, light or a new source of power pays. */
  freeCharge: z.boolean(),
  /** The serial of the flip that decides it; 0 while laid cards decide it; null when nothing has to. */
  flip: countSchema.nullable(),
  /** Null until the flip is over. */
  result: resultSchema.nullable(),
  /** Who helps with its flip and suffers what follows as well (TW7); absent: nobody does, and in older campaigns. */
  helpers: z.exactOptional(z.array(savedSeatId))
})
export type Outcome = Infer<typeof outcomeSchema>
