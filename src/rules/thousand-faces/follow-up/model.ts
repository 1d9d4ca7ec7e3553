import { z } from 'zod'
import { helpSchema } from '../allies/model'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { thingSchema } from '../equipment/item-schemas'
import {
  attackPowerSchema,
  countSchema,
  facesSchema,
  moveSchema,
  resultSchema,
  shownSchema,
  textSchema
} from '../schemas'

const hitSchema = z.strictObject({
  base: z.enum(['roll', 'one', 'none', 'either', 'same']),
  dice: z.array(facesSchema),
  halved: z.boolean()
})

/** The weapon of a blow, and its bonuses. */
const withSchema = z.strictObject({
  weapon: thingSchema.nullable(),
  weakness: z.enum(['struck', 'missed']),
  /** An ally’s die on top (J12). */
  help: z.exactOptional(helpSchema)
})
export type StruckWith = Infer<typeof withSchema>

/** The open part of an attacking move after its flip. Rules: FU1–FU8. */
const followUpSchema = z.strictObject({
  /** The number of the called move. */
  id: countSchema,
  seat: savedSeatId,
  move: moveSchema,
  flip: countSchema.nullable(),
  result: resultSchema,
  /** Options are still to be picked first. */
  waits: z.boolean(),
  /** Blows that have not landed yet, the next one first. */
  hits: z.array(hitSchema),
  /** The rolled or typed power of the next blow, and its foe; null before that. */
  power: z
    .strictObject({
      foe: countSchema,
      power: countSchema,
      sum: textSchema,
      roll: countSchema.nullable(),
      /** The weapon and bonuses of the roll, for another roll; absent in older campaigns. */
      with: z.exactOptional(withSchema)
    })
    .nullable(),
  /** The foe and the power of the last blow. */
  struck: z.strictObject({ foe: countSchema, power: countSchema }).nullable(),
  /** The foe has not answered yet. */
  answers: z.boolean(),
  /** The answer is the GM move for a cross. */
  owed: z.boolean(),
  /** Teamwork: the characters whom a foe may still strike in answer, the lead first (TW7). Absent: the lead alone, once; absent also in older campaigns. */
  due: z.exactOptional(z.array(savedSeatId))
})
export type FollowUp = Infer<typeof followUpSchema>

const ofFollowUp = { followUp: countSchema }

const followUpCommands = [
  /** The next blow: the app rolls its power, or real dice were used. */
  variant('roll-power', {
    ...ofFollowUp,
    foe: countSchema,
    power: z.union([z.literal('roll'), attackPowerSchema]),
    ...withSchema.shape
  }),
  /** The blow lands with the rolled power: the foe loses Stamina, or one square cancels the blow. */
  variant('apply-power', { ...ofFollowUp, square: z.enum(['keep', 'cross-out']) }),
  /** The foes answer: the first of them leads (U8). */
  variant('answer-attack', {
    ...ofFollowUp,
    foes: z.array(countSchema),
    seat: savedSeatId,
    die: z.union([z.enum(['roll', 'none']), shownSchema])
  }),
  /** The rest of the follow-up is dropped. */
  variant('close-follow-up', { ...ofFollowUp })
] as const
/** Commands about the follow-up of an attack. */
export type FollowUpCommand = Infer<(typeof followUpCommands)[number]>

const followUpEvents = [
  variant('follow-up-opened', { followUp: followUpSchema }),
  /** The whole new state of the follow-up. */
  variant('follow-up-changed', { followUp: followUpSchema }),
  variant('follow-up-closed', { ...ofFollowUp, seat: savedSeatId, move: moveSchema, how: z.enum(['done', 'let-go']) })
] as const
export type FollowUpEvent = Infer<(typeof followUpEvents)[number]>

export type FollowUpRefusal = RefusalOf<typeof followUpModel>

export const followUpModel = {
  commands: followUpCommands,
  events: followUpEvents,
  refusals: {
    'no-such-follow-up': refusal('FU1'),
    'options-first': refusal<{ seat: SeatId }>('FU2'),
    'no-blow-left': refusal<{ seat: SeatId }>('FU4'),
    'power-first': refusal<{ seat: SeatId }>('FU3'),
    'no-answer-due': refusal<{ seat: SeatId }>('FU5'),
    'blow-first': refusal<{ seat: SeatId }>('FU5')
  },
  state: stateFields({ followUps: z.array(followUpSchema) }, { followUps: [] })
} as const

declare module '../state' { interface Models { readonly 'follow-up': typeof followUpModel } } // prettier-ignore
