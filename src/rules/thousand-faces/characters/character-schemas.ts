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
/** The steps of making a character; each can be skipped and done later. */
export type CreationStep = (typeof creationSteps)[number]
export const stepSchema = z.enum(creationSteps)

/** A move card in front of its owner. */
const ownedMoveSchema = z.strictObject({
  move: moveSchema,
  level: levelSchema,
  /** Turned over and unusable until its release. */
  faceDown: z.boolean(),
  filled: z.array(filledSchema),
  /** The item under the card (Tied with Her Ribbon, It Belonged to My Father). */
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

/** Stamina points that a player with real cards must still find, card by card. */
const searchSchema = z.strictObject({
  /** Number of wanted cards with the Stamina symbol, at least 1. */
  left: countSchema,
  /** Number of wanted cards, the last ones, that lie under a Harm token and bring no Exhaustion token. */
  bare: countSchema,
  reason: textSchema
})

/** All data of one character besides the cards of the Deckahedron. */
export const characterSchema = z.strictObject({
  moves: z.array(ownedMoveSchema),
  items: z.array(itemSchema),
  pack: countSchema,
  precious: countSchema,
  fateful: fatefulSchema.nullable(),
  /** Two goals that the left neighbour offers. */
  offered: z.array(goalSchema),
  /** Questions of the table, with the answers. */
  answers: z.record(z.string(), textSchema),
  /** Tokens on a move, owned or basic: questions of Discern and It's a Trap!. */
  tokens: partialRecordOf(moveSchema, countSchema),
  berserk: z.boolean(),
  /** The wound card that Entreat the Blood-Bound added, while it is unhealed. */
  entreated: cardSchema.nullable(),
  stamina: z.enum(['lucky', 'heroic']),
  /** Heroic Stamina with real cards: points still to be found in the deck (N13). */
  search: searchSchema.nullable(),
  dead: z.boolean(),
  /** Outside the present scene; absent: in the scene (U11). */
  elsewhere: z.exactOptional(z.boolean()),
  /** A mending item was used in the last Rest (K11). */
  mended: z.exactOptional(z.boolean()),
  /** Attack power that already became red tokens; the next blow on that foe has so much less (U6). */
  turned: z.exactOptional(z.strictObject({ foe: countSchema, points: countSchema }).nullable()),
  /** The last move that was not FAST: it decides about a second breather. */
  lastMove: moveSchema.nullable(),
  /** The FAST move or shield used in this spotlight. */
  fastUsed: z.union([moveSchema, z.literal('shield')]).nullable(),
  steps: partialRecordOf(stepSchema, z.enum(['done', 'skipped'])),
  created: z.boolean(),
  /** Magic items still to be chosen after taking a move. */
  owedMagic: countSchema,
  /** Chapter 5 of a nine-hour book: the answer stay, sacrifice or abandon. */
  answered: z.enum(['stay', 'sacrifice', 'abandon']).nullable(),
  /** The goods of a seller for this character (Q12). */
  wares: waresSchema.nullable(),
  /** Weapons designed by Tales of a Weapon that the GM must still offer. */
  designs: z.array(z.strictObject({ name: textSchema, magical: z.boolean() }))
})
export type Character = Infer<typeof characterSchema>

/** A title that inspires the campaign; the circled ones count. Source: reference 5.7. */
const touchstoneSchema = z.strictObject({
  title: textSchema,
  by: savedSeatId.nullable(),
  circledBy: z.union([savedSeatId, z.literal('gm')]).nullable()
})
export type Touchstone = Infer<typeof touchstoneSchema>

/** The shared material for making characters. */
export const workshopSchema = z.strictObject({
  touchstones: z.array(touchstoneSchema),
  /** Move cards laid out to choose from. */
  laidOut: z.array(moveSchema),
  /** Cards taken from their envelopes (30-hour campaigns). */
  freed: z.array(moveSchema),
  /** The questions to every character. */
  questions: z.array(textSchema),
  /** The starting things that players chose, wherever they are now (R8). */
  chosen: z.array(thingSchema),
  /** The order of the draft of move cards; absent: players take cards freely (R13). */
  draft: z.exactOptional(z.array(savedSeatId))
})
export type Workshop = Infer<typeof workshopSchema>

/** A character before the first step. */
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
