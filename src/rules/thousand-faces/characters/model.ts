import { z } from 'zod'
import { partOf, refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'
import { filledSchema, itemSchema, newItemSchema, thingSchema, waresSchema } from '../equipment/model'
import { magicItemIds } from '../magic/magic-items'
import type { MoveId } from '../moves/ids'
import {
  cardSchema,
  countSchema,
  levelSchema,
  moveSchema,
  partialRecordOf,
  ranksSchema,
  seatSchema,
  textSchema
} from '../schemas'
import { goals } from './goals'

export const goalSchema = z.enum(goals)
export const creationSteps = [
  'move-cards',
  'attributes',
  'name',
  'questions',
  'fateful-moment',
  'pack',
  'received-cards',
  'items',
  'hearth'
] as const
/** The steps of making a character; each may be skipped and done later. */
export type CreationStep = (typeof creationSteps)[number]
export const stepSchema = z.enum(creationSteps)

/** A move card in front of its owner. */
export const ownedMoveSchema = z.strictObject({
  move: moveSchema,
  level: levelSchema,
  /** Turned over until it is released; it cannot be used meanwhile. */
  faceDown: z.boolean(),
  filled: z.array(filledSchema),
  /** The item it lies on (Tied with Her Ribbon, It Belonged to My Father). */
  attachedTo: thingSchema.nullable()
})
export type OwnedMove = Infer<typeof ownedMoveSchema>

/** A goal with XP locked on it. Source: reference 3.1. */
export const fatefulSchema = z.strictObject({
  goal: goalSchema,
  /** 2 until the first great risk for it, then 0. */
  locked: z.literal([0, 2])
})
export type FatefulMoment = Infer<typeof fatefulSchema>

/** Stamina points that a player with real cards still has to find, card by card. */
export const searchSchema = z.strictObject({
  /** Cards with the Stamina symbol that are still wanted, at least 1. */
  left: countSchema,
  /** So many of them, the last ones, lie under a Harm token and bring no Exhaustion token. */
  bare: countSchema,
  reason: textSchema
})
export type Search = Infer<typeof searchSchema>

/** Everything about one character that is not a card of the Deckahedron. */
export const characterSchema = z.strictObject({
  moves: z.array(ownedMoveSchema),
  items: z.array(itemSchema),
  pack: countSchema,
  precious: countSchema,
  fateful: fatefulSchema.nullable(),
  /** Two goals that the left neighbour offers. */
  offered: z.array(goalSchema),
  /** Questions of the table and what was answered. */
  answers: z.record(z.string(), textSchema),
  /** Tokens kept on a move, owned or basic: questions of Discern and It's a Trap!. */
  tokens: partialRecordOf(moveSchema, countSchema),
  berserk: z.boolean(),
  /** The wound card that Entreat the Blood-Bound added, while it is unhealed. */
  entreated: cardSchema.nullable(),
  stamina: z.enum(['lucky', 'heroic']),
  /** Heroic Stamina with real cards: points that are still to be searched for in the deck (N13). */
  search: searchSchema.nullable(),
  dead: z.boolean(),
  /** Not in the scene that is played now; absent: in it (U11). */
  elsewhere: z.exactOptional(z.boolean()),
  /** A mending item has been used through the last Rest (K11). */
  mended: z.exactOptional(z.boolean()),
  /** Attack power that is red tokens already; it comes off the next attack on that foe (U6). */
  turned: z.exactOptional(z.strictObject({ foe: countSchema, points: countSchema }).nullable()),
  /** The last move that was not FAST: what forbids a second breather. */
  lastMove: moveSchema.nullable(),
  /** Used up in this spotlight. */
  fastUsed: z.union([moveSchema, z.literal('shield')]).nullable(),
  steps: partialRecordOf(stepSchema, z.enum(['done', 'skipped'])),
  created: z.boolean(),
  /** Magic items still to be chosen after a move was taken. */
  owedMagic: countSchema,
  /** Chapter 5 of a nine-hour book: answered stay, sacrifice or abandon. */
  answered: z.enum(['stay', 'sacrifice', 'abandon']).nullable(),
  /** What a seller has laid out for them (Q12). */
  wares: waresSchema.nullable(),
  /** Weapons designed by Tales of a Weapon that the GM still has to offer. */
  designs: z.array(z.strictObject({ name: textSchema, magical: z.boolean() }))
})
export type Character = Infer<typeof characterSchema>

/** A title that inspires the campaign; circled ones are in. Source: reference 5.7. */
export const touchstoneSchema = z.strictObject({
  title: textSchema,
  by: seatSchema.nullable(),
  circledBy: z.union([seatSchema, z.literal('gm')]).nullable()
})
export type Touchstone = Infer<typeof touchstoneSchema>

/** What lies on the table while characters are made. */
export const workshopSchema = z.strictObject({
  touchstones: z.array(touchstoneSchema),
  /** Move cards laid out to choose from. */
  laidOut: z.array(moveSchema),
  /** Cards taken out of their envelopes (30-hour campaigns). */
  freed: z.array(moveSchema),
  /** What the table asks every character. */
  questions: z.array(textSchema),
  /** The things that somebody chose to begin with, wherever they are now (R8). */
  chosen: z.array(thingSchema),
  /** Move cards are being drafted, in this order; absent: everybody takes what they like (R13). */
  draft: z.exactOptional(z.array(seatSchema))
})
export type Workshop = Infer<typeof workshopSchema>

const ofSeat = { seat: seatSchema }

/** Somebody nobody has made yet. */
export const blankCharacter: Character = {
  moves: [],
  items: [],
  pack: 0,
  precious: 0,
  fateful: null,
  offered: [],
  answers: {},
  tokens: {},
  berserk: false,
  entreated: null,
  stamina: 'lucky',
  search: null,
  dead: false,
  lastMove: null,
  fastUsed: null,
  steps: {},
  created: false,
  owedMagic: 0,
  answered: null,
  wares: null,
  designs: []
}

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
