import { z } from 'zod'
import { countShape, seatShape, textShape } from '../shapes'
import { allyDeeds, type Ally } from './ally'

const deedShape = z.enum(allyDeeds)

export const allyShape: z.ZodType<Ally> = z.strictObject({
  id: countShape,
  name: textShape,
  did: z.strictObject({ deed: deedShape, foe: countShape.nullable(), turn: countShape }).nullable()
})

/** Help with an attack: whose, and the die that fits. */
export const helpShape = z.strictObject({ ally: countShape, die: z.literal([4, 6, 10]) })

export const allyCommands = [
  /** Ties up one foe, or reveals something; the die is added where the attack is rolled. */
  z.strictObject({
    type: z.literal('send-ally'),
    ally: countShape,
    deed: z.enum(['tie-up', 'reveal']),
    foe: countShape.nullable()
  }),
  z.strictObject({ type: z.literal('dismiss-ally'), ally: countShape })
] as const
/** What can be asked of an ally. */
export type AllyCommand = Readonly<z.infer<(typeof allyCommands)[number]>>

export const allyEvents = [
  /** `name` is the ally’s and `foeName` the foe’s, as they were then. */
  z.strictObject({
    type: z.literal('ally-acted'),
    ally: countShape,
    deed: deedShape,
    foe: countShape.nullable(),
    seat: seatShape.nullable(),
    name: textShape,
    foeName: textShape
  }),
  z.strictObject({ type: z.literal('ally-left'), ally: countShape, name: textShape })
] as const
/** What can happen with allies. */
export type AllyEvent = Readonly<z.infer<(typeof allyEvents)[number]>>
