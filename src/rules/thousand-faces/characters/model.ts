import { z } from 'zod'
import { partOf, refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'
import { newItemSchema, thingSchema } from '../equipment/item-schemas'
import { magicItemIds } from '../magic/magic-items'
import type { MoveId } from '../moves/ids'
import { countSchema, moveSchema, ranksSchema, seatSchema, textSchema } from '../schemas'
import { blankCharacter, characterSchema, goalSchema, stepSchema, workshopSchema } from './character-schemas'

const ofSeat = { seat: seatSchema }

export const characterCommands = [
  z.strictObject({ type: z.literal('write-touchstone'), title: textSchema, by: seatSchema.nullable() }),
  z.strictObject({ type: z.literal('strike-touchstone'), title: textSchema }),
  z.strictObject({
    type: z.literal('circle-touchstone'),
    title: textSchema,
    by: z.union([seatSchema, z.literal('gm')])
  }),
  z.strictObject({ type: z.literal('lay-out-moves') }),
  /** Who picks first, second …; null: drawn. */
  z.strictObject({ type: z.literal('begin-draft'), order: z.array(seatSchema).nullable() }),
  z.strictObject({ type: z.literal('end-draft') }),
  z.strictObject({ type: z.literal('take-move'), ...ofSeat, move: moveSchema }),
  z.strictObject({ type: z.literal('put-back-move'), ...ofSeat, move: moveSchema }),
  z.strictObject({ type: z.literal('ask-question'), question: textSchema }),
  z.strictObject({ type: z.literal('answer-question'), ...ofSeat, question: textSchema, answer: textSchema }),
  /** Two goals for this character to choose from; null: dealt by luck. */
  z.strictObject({ type: z.literal('offer-goals'), ...ofSeat, goals: z.array(goalSchema).nullable() }),
  z.strictObject({ type: z.literal('take-goal'), ...ofSeat, goal: goalSchema }),
  z.strictObject({ type: z.literal('fulfil-goal'), ...ofSeat }),
  z.strictObject({ type: z.literal('pack-up'), ...ofSeat }),
  /** A magic item owed by Use a Magic Item. */
  z.strictObject({ type: z.literal('choose-received'), ...ofSeat, card: z.enum(magicItemIds), name: textSchema }),
  z.strictObject({ type: z.literal('choose-item'), ...ofSeat, item: newItemSchema }),
  z.strictObject({
    type: z.literal('mark-step'),
    ...ofSeat,
    step: stepSchema,
    as: z.enum(['done', 'skipped', 'open'])
  }),
  z.strictObject({ type: z.literal('finish-character'), ...ofSeat }),
  z.strictObject({ type: z.literal('mercy-flashback'), ...ofSeat, what: textSchema }),
  z.strictObject({ type: z.literal('answer-find'), ...ofSeat, answer: z.enum(['stay', 'sacrifice', 'abandon']) }),
  z.strictObject({ type: z.literal('die'), ...ofSeat }),
  /** The preset ranks of the tutorial scene. */
  z.strictObject({ type: z.literal('preset-ranks'), ...ofSeat, preset: z.literal([1, 2, 3]) })
] as const
/** What can be asked about making and keeping characters. */
export type CharacterCommand = Infer<(typeof characterCommands)[number]>

export const characterEvents = [
  z.strictObject({ type: z.literal('touchstone-written'), title: textSchema, by: seatSchema.nullable() }),
  z.strictObject({ type: z.literal('touchstone-struck'), title: textSchema }),
  z.strictObject({
    type: z.literal('touchstone-circled'),
    title: textSchema,
    by: z.union([seatSchema, z.literal('gm')])
  }),
  z.strictObject({ type: z.literal('moves-laid-out'), moves: z.array(moveSchema) }),
  z.strictObject({ type: z.literal('draft-began'), order: z.array(seatSchema) }),
  z.strictObject({ type: z.literal('draft-ended') }),
  z.strictObject({ type: z.literal('question-asked'), question: textSchema }),
  z.strictObject({ type: z.literal('question-answered'), ...ofSeat, question: textSchema, answer: textSchema }),
  z.strictObject({ type: z.literal('goals-offered'), ...ofSeat, goals: z.array(goalSchema) }),
  z.strictObject({ type: z.literal('goal-taken'), ...ofSeat, goal: goalSchema }),
  z.strictObject({ type: z.literal('goal-fulfilled'), ...ofSeat }),
  z.strictObject({ type: z.literal('item-chosen'), ...ofSeat, item: thingSchema }),
  z.strictObject({ type: z.literal('magic-owed'), ...ofSeat, count: countSchema }),
  z.strictObject({
    type: z.literal('step-marked'),
    ...ofSeat,
    step: stepSchema,
    as: z.enum(['done', 'skipped', 'open'])
  }),
  z.strictObject({ type: z.literal('character-finished'), ...ofSeat }),
  z.strictObject({ type: z.literal('forgotten-thing-done'), ...ofSeat, what: textSchema }),
  z.strictObject({ type: z.literal('find-answered'), ...ofSeat, answer: z.enum(['stay', 'sacrifice', 'abandon']) }),
  z.strictObject({ type: z.literal('character-died'), ...ofSeat }),
  z.strictObject({ type: z.literal('character-revived'), ...ofSeat })
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
