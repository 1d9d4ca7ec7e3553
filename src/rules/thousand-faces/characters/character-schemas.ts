import { z } from 'zod'
import { type Infer, savedSeatId } from '../../core/schema'
import { filledSchema, itemSchema, thingSchema, waresSchema } from '../equipment/item-schemas'
import { cardSchema, countSchema, levelSchema, moveSchema, partialRecordOf, textSchema } from '../schemas'
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
const ownedMoveSchema = z.strictObject({
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
const searchSchema = z.strictObject({
  /** Cards with the Stamina symbol that are still wanted, at least 1. */
  left: countSchema,
  /** So many of them, the last ones, lie under a Harm token and bring no Exhaustion token. */
  bare: countSchema,
  reason: textSchema
})

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
const touchstoneSchema = z.strictObject({
  title: textSchema,
  by: savedSeatId.nullable(),
  circledBy: z.union([savedSeatId, z.literal('gm')]).nullable()
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
  draft: z.exactOptional(z.array(savedSeatId))
})
export type Workshop = Infer<typeof workshopSchema>

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
