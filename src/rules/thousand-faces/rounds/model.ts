import { z } from 'zod'
import { partOf, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { countSchema } from '../schemas'

/** The round of a fight that is under way. Rules: RO1–RO8. */
export const roundSchema = z.strictObject({
  /** From 1. */
  number: countSchema,
  /** The turn of the spotlight at which it began: whoever was given the light since is the one whose turn it is. */
  since: countSchema,
  /** The players may know of it: a foe that they see stood when it began. */
  seen: z.boolean(),
  acted: z.array(savedSeatId),
  /** Foes that have struck in this round. */
  foes: z.array(countSchema),
  /** Foes that answer at once: whose move they may answer now. */
  answering: savedSeatId.nullable()
})
export type Round = Infer<typeof roundSchema>

const as = z.enum(['acted', 'waiting'])

const roundCommands = [
  /** Whoever is up has acted; the spotlight goes to the next one, or a new round begins. */
  variant('next-turn', {}),
  variant('begin-fight-round', {}),
  variant('mark-turn', { seat: savedSeatId, as }),
  variant('mark-foe-turn', { foe: countSchema, as }),
  variant('end-fight-rounds', {})
] as const
export type RoundCommand = Infer<(typeof roundCommands)[number]>

const roundEvents = [
  variant('fight-round-began', { number: countSchema, since: countSchema, seen: z.boolean() }),
  /** `acted`: by a move of their own; `passed`: the next one is up; `marked`: the GM says so. */
  variant('turn-taken', { seat: savedSeatId, how: z.enum(['acted', 'passed', 'marked']) }),
  variant('turn-reopened', { seat: savedSeatId }),
  variant('foes-turn-taken', { foes: z.array(countSchema) }),
  variant('foe-turn-reopened', { foe: countSchema }),
  variant('fight-rounds-ended', {})
] as const
export type RoundEvent = Infer<(typeof roundEvents)[number]>

export type RoundRefusal = RefusalOf<typeof roundsModel>

export const roundsModel = {
  commands: roundCommands,
  events: roundEvents,
  refusals: {
    'no-fight': refusal('RO1'),
    'no-round': refusal('RO1'),
    'nobody-can-act': refusal('RO2'),
    'turn-marked': refusal<{ seat: SeatId; as: 'acted' | 'waiting' }>('RO2'),
    'foe-turn-marked': refusal<{ name: string; as: 'acted' | 'waiting' }>('RO5')
  },
  state: partOf({ round: roundSchema.nullable() }, { round: null })
} as const

declare module '../state' { interface Models { readonly rounds: typeof roundsModel } } // prettier-ignore
