import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { countSchema } from '../schemas'

/** The present round of a fight. Rules: RO1–RO8. */
export const roundSchema = z.strictObject({
  /** From 1. */
  number: countSchema,
  /** The turn of the spotlight before the round: a seat that got the spotlight later has the turn. */
  since: countSchema,
  /** Whether the players may know of it: a visible foe stood at its beginning. */
  seen: z.boolean(),
  acted: z.array(savedSeatId),
  /** Foes that have attacked in this round. */
  foes: z.array(countSchema),
  /** Foes that answer at once: the seat whose move they may answer now. */
  answering: savedSeatId.nullable()
})
export type Round = Infer<typeof roundSchema>

const as = z.enum(['acted', 'waiting'])

const roundCommands = [
  /** Ends the present turn; the spotlight goes to the next seat, or a new round begins. */
  variant('next-turn', {}),
  variant('begin-fight-round', {}),
  variant('mark-turn', { seat: savedSeatId, as }),
  variant('mark-foe-turn', { foe: countSchema, as }),
  variant('end-fight-rounds', {})
] as const
export type RoundCommand = Infer<(typeof roundCommands)[number]>

const roundEvents = [
  variant('fight-round-began', { number: countSchema, since: countSchema, seen: z.boolean() }),
  /** `acted`: by an own move; `passed`: the next seat is up; `marked`: set by the GM. */
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
  state: stateFields({ round: roundSchema.nullable() }, { round: null })
} as const

declare module '../state' { interface Models { readonly rounds: typeof roundsModel } } // prettier-ignore
