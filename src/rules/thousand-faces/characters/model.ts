import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { newItemSchema, thingSchema } from '../equipment/item-schemas'
import { magicItemIds } from '../magic/magic-items'
import type { MoveId } from '../moves/ids'
import { countSchema, moveSchema, ranksSchema, textSchema } from '../schemas'
import { blankCharacter, characterSchema, goalSchema, stepSchema, workshopSchema } from './character-schemas'

const ofSeat = { seat: savedSeatId }

const characterCommands = [
  variant('write-touchstone', { title: textSchema, by: savedSeatId.nullable() }),
  variant('strike-touchstone', { title: textSchema }),
  variant('circle-touchstone', { title: textSchema, by: z.union([savedSeatId, z.literal('gm')]) }),
  variant('lay-out-moves', {}),
  /** The order of picks; null: drawn by luck. */
  variant('begin-draft', { order: z.array(savedSeatId).nullable() }),
  variant('end-draft', {}),
  variant('take-move', { ...ofSeat, move: moveSchema }),
  variant('put-back-move', { ...ofSeat, move: moveSchema }),
  variant('ask-question', { question: textSchema }),
  /** `was`: the answer that the new one replaces. A different present answer is refused (HA19). */
  variant('answer-question', {
    ...ofSeat,
    question: textSchema,
    answer: textSchema,
    was: z.exactOptional(textSchema)
  }),
  /** Two goals for this character to choose from; null: dealt by luck. */
  variant('offer-goals', { ...ofSeat, goals: z.array(goalSchema).nullable() }),
  variant('take-goal', { ...ofSeat, goal: goalSchema }),
  variant('fulfil-goal', { ...ofSeat }),
  variant('pack-up', { ...ofSeat }),
  /** A magic item due from Use a Magic Item. */
  variant('choose-received', { ...ofSeat, card: z.enum(magicItemIds), name: textSchema }),
  variant('choose-item', { ...ofSeat, item: newItemSchema }),
  /** `also`: further steps that are marked in the same act. */
  variant('mark-step', {
    ...ofSeat,
    step: stepSchema,
    as: z.enum(['done', 'skipped', 'open']),
    also: z.exactOptional(z.array(z.strictObject({ ...ofSeat, step: stepSchema })))
  }),
  /** `also`: further characters that are finished in the same act. */
  variant('finish-character', { ...ofSeat, also: z.exactOptional(z.array(savedSeatId)) }),
  variant('mercy-flashback', { ...ofSeat, what: textSchema }),
  variant('answer-find', { ...ofSeat, answer: z.enum(['stay', 'sacrifice', 'abandon']) }),
  variant('die', { ...ofSeat }),
  /** The preset ranks of the tutorial scene. */
  variant('preset-ranks', { ...ofSeat, preset: z.literal([1, 2, 3]) })
] as const
/** Commands for making and keeping characters. */
export type CharacterCommand = Infer<(typeof characterCommands)[number]>

const characterEvents = [
  variant('touchstone-written', { title: textSchema, by: savedSeatId.nullable() }),
  variant('touchstone-struck', { title: textSchema }),
  variant('touchstone-circled', { title: textSchema, by: z.union([savedSeatId, z.literal('gm')]) }),
  variant('moves-laid-out', { moves: z.array(moveSchema) }),
  variant('draft-began', { order: z.array(savedSeatId) }),
  variant('draft-ended', {}),
  variant('question-asked', { question: textSchema }),
  variant('question-answered', { ...ofSeat, question: textSchema, answer: textSchema }),
  variant('goals-offered', { ...ofSeat, goals: z.array(goalSchema) }),
  variant('goal-taken', { ...ofSeat, goal: goalSchema }),
  variant('goal-fulfilled', { ...ofSeat }),
  variant('item-chosen', { ...ofSeat, item: thingSchema }),
  variant('magic-owed', { ...ofSeat, count: countSchema }),
  variant('step-marked', { ...ofSeat, step: stepSchema, as: z.enum(['done', 'skipped', 'open']) }),
  variant('character-finished', { ...ofSeat }),
  variant('forgotten-thing-done', { ...ofSeat, what: textSchema }),
  variant('find-answered', { ...ofSeat, answer: z.enum(['stay', 'sacrifice', 'abandon']) }),
  variant('character-died', { ...ofSeat }),
  variant('character-revived', { ...ofSeat })
] as const
/** Events of making and keeping characters. */
export type CharacterEvent = Infer<(typeof characterEvents)[number]>

export type CharacterRefusal = RefusalOf<typeof charactersModel>

export const charactersModel = {
  commands: characterCommands,
  events: characterEvents,
  refusals: {
    'no-such-touchstone': refusal<{ title: string }>('R11'),
    'title-twice': refusal<{ title: string }>('R11'),
    'circled-already': refusal<{ title: string }>('R11'),
    'one-circle-each': refusal('R11'),
    'gm-circles-last': refusal('R11'),
    'not-laid-out': refusal<{ move: MoveId }>('R1'),
    'move-taken': refusal<{ move: MoveId; by: SeatId }>('R2'),
    'three-already': refusal<{ seat: SeatId }>('R2'),
    'one-a': refusal<{ seat: SeatId }>('R2'),
    'two-b': refusal<{ seat: SeatId }>('R2'),
    'not-offered': refusal<{ goal: string }>('R6'),
    'two-goals': refusal<{ got: number }>('R6'),
    'no-goal': refusal<{ seat: SeatId }>('R6'),
    'goal-fulfilled': refusal<{ seat: SeatId }>('R6'),
    'packed-already': refusal<{ seat: SeatId }>('R7'),
    'nothing-owed': refusal<{ seat: SeatId }>('R9'),
    'two-items-already': refusal<{ seat: SeatId }>('R8'),
    'one-magical': refusal<{ seat: SeatId }>('R8'),
    'created-already': refusal<{ seat: SeatId }>('R10'),
    'not-your-pick': refusal<{ seat: SeatId; turn: SeatId }>('R13'),
    'no-cards-out': refusal('R13'),
    'draft-runs': refusal('R13'),
    'no-draft': refusal('R13'),
    'no-players': refusal('R1'),
    'question-twice': refusal('R5'),
    'empty-words': refusal('R5')
  },
  state: stateFields(
    { workshop: workshopSchema },
    { workshop: { touchstones: [], laidOut: [], freed: [], questions: [], chosen: [] } }
  ),
  sheet: stateFields(
    { ranks: ranksSchema, character: characterSchema },
    { ranks: { str: 'blade', dex: 'blade', int: 'blade' }, character: blankCharacter }
  )
} as const

declare module '../state' { interface Models { readonly characters: typeof charactersModel } } // prettier-ignore
