import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { countSchema, facesSchema, textSchema } from '../schemas'

/** The actions of an ally; one of them in each turn of the spotlight. Source: reference 5.2. */
const deedSchema = z.enum(['die', 'tie-up', 'reveal'])
export type AllyDeed = Infer<typeof deedSchema>

/** A known person who joined the characters for a Journey point. An ally makes no moves. */
const allySchema = z.strictObject({
  id: countSchema,
  /** The name that the GM gave with the payment; may be empty. */
  name: textSchema,
  /** The newest action and its turn of the spotlight; null before the first. */
  did: z.strictObject({ deed: deedSchema, foe: countSchema.nullable(), turn: countSchema }).nullable()
})
export type Ally = Infer<typeof allySchema>

/** The ally who helps with a blow, and the die of that help. */
export const helpSchema = z.strictObject({ ally: countSchema, die: facesSchema })

const allyCommands = [
  /** The ally ties up one foe, or reveals something. For the third action, the die is added to the roll of a blow. */
  variant('send-ally', { ally: countSchema, deed: z.enum(['tie-up', 'reveal']), foe: countSchema.nullable() }),
  variant('dismiss-ally', { ally: countSchema })
] as const
/** What can be asked of an ally. */
export type AllyCommand = Infer<(typeof allyCommands)[number]>

const allyEvents = [
  /** `name` of the ally and `foeName` of the foe, at the time of the action. */
  variant('ally-acted', {
    ally: countSchema,
    deed: deedSchema,
    foe: countSchema.nullable(),
    seat: savedSeatId.nullable(),
    name: textSchema,
    foeName: textSchema
  }),
  variant('ally-left', { ally: countSchema, name: textSchema })
] as const
/** What can happen with allies. */
export type AllyEvent = Infer<(typeof allyEvents)[number]>

export type AllyRefusal = RefusalOf<typeof alliesModel>

export const alliesModel = {
  commands: allyCommands,
  events: allyEvents,
  refusals: {
    'no-such-ally': refusal('J12'),
    'ally-busy': refusal<{ name: string }>('J12'),
    'ties-up-whom': refusal<{ name: string }>('J12')
  },
  state: stateFields({ allies: z.array(allySchema) }, { allies: [] })
} as const

declare module '../state' { interface Models { readonly allies: typeof alliesModel } } // prettier-ignore
