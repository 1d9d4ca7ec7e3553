import { z } from 'zod'
import { partOf, refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { savedSeatId, variant } from '../../core/schema'
import type { Infer } from '../../core/slice'
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
  /** Who picks first, second …; null: drawn. */
  variant('begin-draft', { order: z.array(savedSeatId).nullable() }),
  variant('end-draft', {}),
  variant('take-move', { ...ofSeat, move: moveSchema }),
  variant('put-back-move', { ...ofSeat, move: moveSchema }),
  variant('ask-question', { question: textSchema }),
  /** `was`: the answer that it was written over; whoever finds another one there is told (HA19). */
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
  /** A magic item owed by Use a Magic Item. */
  variant('choose-received', { ...ofSeat, card: z.enum(magicItemIds), name: textSchema }),
  variant('choose-item', { ...ofSeat, item: newItemSchema }),
  variant('mark-step', { ...ofSeat, step: stepSchema, as: z.enum(['done', 'skipped', 'open']) }),
  variant('finish-character', { ...ofSeat }),
  variant('mercy-flashback', { ...ofSeat, what: textSchema }),
  variant('answer-find', { ...ofSeat, answer: z.enum(['stay', 'sacrifice', 'abandon']) }),
  variant('die', { ...ofSeat }),
  /** The preset ranks of the tutorial scene. */
  variant('preset-ranks', { ...ofSeat, preset: z.literal([1, 2, 3]) })
] as const
/** What can be asked about making and keeping characters. */
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
/** What can happen in making and keeping characters. */
export type CharacterEvent = Infer<(typeof characterEvents)[number]>

export type CharacterRefusal =
  | { readonly because: 'no-such-touchstone'; readonly title: string }
  | { readonly because: 'title-twice'; readonly title: string }
  | { readonly because: 'circled-already'; readonly title: string }
  | { readonly because: 'one-circle-each' }
  | { readonly because: 'gm-circles-last' }
  | { readonly because: 'not-laid-out'; readonly move: MoveId }
  | { readonly because: 'move-taken'; readonly move: MoveId; readonly by: SeatId }
  | { readonly because: 'three-already'; readonly seat: SeatId }
  | { readonly because: 'one-a'; readonly seat: SeatId }
  | { readonly because: 'two-b'; readonly seat: SeatId }
  | { readonly because: 'not-offered'; readonly goal: string }
  | { readonly because: 'two-goals'; readonly got: number }
  | { readonly because: 'no-goal'; readonly seat: SeatId }
  | { readonly because: 'goal-fulfilled'; readonly seat: SeatId }
  | { readonly because: 'packed-already'; readonly seat: SeatId }
  | { readonly because: 'nothing-owed'; readonly seat: SeatId }
  | { readonly because: 'two-items-already'; readonly seat: SeatId }
  | { readonly because: 'one-magical'; readonly seat: SeatId }
  | { readonly because: 'created-already'; readonly seat: SeatId }
  | { readonly because: 'not-your-pick'; readonly seat: SeatId; readonly turn: SeatId }
  | { readonly because: 'no-cards-out' }
  | { readonly because: 'draft-runs' }
  | { readonly because: 'no-draft' }
  | { readonly because: 'no-players' }
  | { readonly because: 'question-twice' }
  | { readonly because: 'empty-words' }

export const charactersModel = {
  commands: characterCommands,
  events: characterEvents,
  refusals: refusalsOf<CharacterRefusal>(),
  state: partOf(
    { workshop: workshopSchema },
    { workshop: { touchstones: [], laidOut: [], freed: [], questions: [], chosen: [] } }
  ),
  sheet: partOf(
    { ranks: ranksSchema, character: characterSchema },
    { ranks: { str: 'blade', dex: 'blade', int: 'blade' }, character: blankCharacter }
  )
} as const

declare module '../state' { interface Models { readonly characters: typeof charactersModel } } // prettier-ignore
