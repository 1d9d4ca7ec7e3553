import { z } from 'zod'
import { filledShape, itemShape, levelShape, moveShape, thingShape, newItemShape } from '../equipment/shapes'
import { magicItemIds } from '../magic/magic-items'
import { cardShape, countShape, listOf, seatShape, textShape } from '../shapes'
import { creationSteps, type Character, type OwnedMove } from './character'
import { goals } from './goals'
import type { Workshop } from './workshop'

export const goalShape = z.enum(goals)
export const stepShape = z.enum(creationSteps)

export const ownedMoveShape: z.ZodType<OwnedMove> = z.strictObject({
  move: moveShape,
  level: levelShape,
  faceDown: z.boolean(),
  filled: filledShape,
  attachedTo: thingShape.nullable()
})

export const characterShape: z.ZodType<Character> = z.strictObject({
  moves: listOf(ownedMoveShape),
  items: listOf(itemShape),
  pack: countShape,
  precious: countShape,
  fateful: z.strictObject({ goal: goalShape, locked: z.literal([0, 2]) }).nullable(),
  offered: listOf(goalShape),
  answers: z.record(z.string(), textShape),
  tokens: z.partialRecord(moveShape, countShape) as unknown as z.ZodType<Character['tokens']>,
  berserk: z.boolean(),
  entreated: cardShape.nullable(),
  stamina: z.enum(['lucky', 'heroic']),
  search: z.strictObject({ left: countShape, bare: countShape, reason: textShape }).nullable(),
  dead: z.boolean(),
  elsewhere: z.exactOptional(z.boolean()),
  mended: z.exactOptional(z.boolean()),
  turned: z.exactOptional(z.strictObject({ foe: countShape, points: countShape }).nullable()),
  lastMove: moveShape.nullable(),
  fastUsed: z.union([moveShape, z.literal('shield')]).nullable(),
  steps: z.partialRecord(stepShape, z.enum(['done', 'skipped'])) as unknown as z.ZodType<Character['steps']>,
  created: z.boolean(),
  owedMagic: countShape,
  answered: z.enum(['stay', 'sacrifice', 'abandon']).nullable(),
  wares: z.strictObject({ seller: textShape, cards: listOf(newItemShape) }).nullable(),
  designs: listOf(z.strictObject({ name: textShape, magical: z.boolean() }))
})

export const workshopShape: z.ZodType<Workshop> = z.strictObject({
  touchstones: listOf(
    z.strictObject({
      title: textShape,
      by: seatShape.nullable(),
      circledBy: z.union([seatShape, z.literal('gm')]).nullable()
    })
  ),
  laidOut: listOf(moveShape),
  freed: listOf(moveShape),
  questions: listOf(textShape),
  chosen: listOf(thingShape),
  draft: z.exactOptional(listOf(seatShape))
})

const ofSeat = { seat: seatShape }

export const characterCommands = [
  z.strictObject({ type: z.literal('write-touchstone'), title: textShape, by: seatShape.nullable() }),
  z.strictObject({ type: z.literal('strike-touchstone'), title: textShape }),
  z.strictObject({ type: z.literal('circle-touchstone'), title: textShape, by: z.union([seatShape, z.literal('gm')]) }),
  z.strictObject({ type: z.literal('lay-out-moves') }),
  /** Who picks first, second …; null: drawn. */
  z.strictObject({ type: z.literal('begin-draft'), order: listOf(seatShape).nullable() }),
  z.strictObject({ type: z.literal('end-draft') }),
  z.strictObject({ type: z.literal('take-move'), ...ofSeat, move: moveShape }),
  z.strictObject({ type: z.literal('put-back-move'), ...ofSeat, move: moveShape }),
  z.strictObject({ type: z.literal('ask-question'), question: textShape }),
  z.strictObject({ type: z.literal('answer-question'), ...ofSeat, question: textShape, answer: textShape }),
  /** Two goals for this character to choose from; null: dealt by luck. */
  z.strictObject({ type: z.literal('offer-goals'), ...ofSeat, goals: listOf(goalShape).nullable() }),
  z.strictObject({ type: z.literal('take-goal'), ...ofSeat, goal: goalShape }),
  z.strictObject({ type: z.literal('fulfil-goal'), ...ofSeat }),
  z.strictObject({ type: z.literal('pack-up'), ...ofSeat }),
  /** A magic item owed by Use a Magic Item. */
  z.strictObject({ type: z.literal('choose-received'), ...ofSeat, card: z.enum(magicItemIds), name: textShape }),
  z.strictObject({ type: z.literal('choose-item'), ...ofSeat, item: newItemShape }),
  z.strictObject({ type: z.literal('mark-step'), ...ofSeat, step: stepShape, as: z.enum(['done', 'skipped', 'open']) }),
  z.strictObject({ type: z.literal('finish-character'), ...ofSeat }),
  z.strictObject({ type: z.literal('mercy-flashback'), ...ofSeat, what: textShape }),
  z.strictObject({ type: z.literal('answer-find'), ...ofSeat, answer: z.enum(['stay', 'sacrifice', 'abandon']) }),
  z.strictObject({ type: z.literal('die'), ...ofSeat }),
  /** The preset ranks of the tutorial scene. */
  z.strictObject({ type: z.literal('preset-ranks'), ...ofSeat, preset: z.literal([1, 2, 3]) })
] as const
/** What can be asked about making and keeping characters. */
export type CharacterCommand = Readonly<z.infer<(typeof characterCommands)[number]>>

export const characterEvents = [
  z.strictObject({ type: z.literal('touchstone-written'), title: textShape, by: seatShape.nullable() }),
  z.strictObject({ type: z.literal('touchstone-struck'), title: textShape }),
  z.strictObject({
    type: z.literal('touchstone-circled'),
    title: textShape,
    by: z.union([seatShape, z.literal('gm')])
  }),
  z.strictObject({ type: z.literal('moves-laid-out'), moves: listOf(moveShape) }),
  z.strictObject({ type: z.literal('draft-began'), order: listOf(seatShape) }),
  z.strictObject({ type: z.literal('draft-ended') }),
  z.strictObject({ type: z.literal('question-asked'), question: textShape }),
  z.strictObject({ type: z.literal('question-answered'), ...ofSeat, question: textShape, answer: textShape }),
  z.strictObject({ type: z.literal('goals-offered'), ...ofSeat, goals: listOf(goalShape) }),
  z.strictObject({ type: z.literal('goal-taken'), ...ofSeat, goal: goalShape }),
  z.strictObject({ type: z.literal('goal-fulfilled'), ...ofSeat }),
  z.strictObject({ type: z.literal('item-chosen'), ...ofSeat, item: thingShape }),
  z.strictObject({ type: z.literal('magic-owed'), ...ofSeat, count: countShape }),
  z.strictObject({
    type: z.literal('step-marked'),
    ...ofSeat,
    step: stepShape,
    as: z.enum(['done', 'skipped', 'open'])
  }),
  z.strictObject({ type: z.literal('character-finished'), ...ofSeat }),
  z.strictObject({ type: z.literal('forgotten-thing-done'), ...ofSeat, what: textShape }),
  z.strictObject({ type: z.literal('find-answered'), ...ofSeat, answer: z.enum(['stay', 'sacrifice', 'abandon']) }),
  z.strictObject({ type: z.literal('character-died'), ...ofSeat }),
  z.strictObject({ type: z.literal('character-revived'), ...ofSeat })
] as const
/** What can happen in making and keeping characters. */
export type CharacterEvent = Readonly<z.infer<(typeof characterEvents)[number]>>
