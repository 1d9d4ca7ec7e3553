import { z } from 'zod'
import { exertionShape, placeShape } from '../equipment/shapes'
import { cardShape, cardsShape, countShape, listOf, seatShape, textShape } from '../shapes'
import type { Attack, DiceRoll, Struck } from './attack'

const ofSeat = { seat: seatShape }

const avoidedShape = z.strictObject({ harm: countShape, wound: countShape })

export const attackShape: z.ZodType<Attack> = z.strictObject({
  id: countShape,
  ...ofSeat,
  from: textShape,
  unseen: z.exactOptional(textShape),
  roll: z.exactOptional(countShape),
  power: countShape,
  sum: textShape,
  exertion: exertionShape,
  avoided: avoidedShape
})

export const diceShape: z.ZodType<DiceRoll> = z.strictObject({
  serial: countShape,
  seat: seatShape.nullable(),
  sides: listOf(countShape),
  faces: listOf(countShape),
  plus: z.int(),
  halved: z.boolean(),
  total: countShape,
  what: textShape
})

export const struckShape: z.ZodType<Struck> = z.strictObject({
  roll: countShape,
  foe: countShape,
  power: countShape,
  lost: countShape,
  square: z.boolean()
})

/** Dice to throw: so many of each, then something added, then halved (round up) if at all (N2, ruling O43). */
export const throwShape = z.strictObject({
  dice: listOf(z.literal([4, 6, 10])),
  plus: z.int().min(-20).max(20),
  halved: z.enum(['whole', 'halved'])
})
export type Throw = Readonly<z.infer<typeof throwShape>>

export const splitShape = z.strictObject({ exhaustion: countShape, harm: countShape, wound: z.literal([0, 1]) })

export const injuryCommands = [
  z.strictObject({ type: z.literal('roll-dice'), seat: seatShape.nullable(), throw: throwShape, what: textShape }),
  /** Dice: a blow of known power, or one to be thrown. */
  z.strictObject({
    type: z.literal('open-attack'),
    ...ofSeat,
    power: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('number'), number: z.int().min(1).max(99) }),
      z.strictObject({ by: z.literal('dice'), throw: throwShape })
    ]),
    exertion: exertionShape,
    from: textShape
  }),
  /** Defend redirects or halves it, Interference lowers it, a square or a bargain changes it. */
  z.strictObject({
    type: z.literal('change-attack'),
    attack: countShape,
    power: countShape,
    to: seatShape,
    reason: textShape
  }),
  z.strictObject({ type: z.literal('call-off-attack'), attack: countShape, reason: textShape }),
  /** Decide, Distribute and Describe in one. Places are filled in the order given, the rest is taken upon oneself. */
  z.strictObject({
    type: z.literal('take-attack'),
    attack: countShape,
    split: splitShape,
    exhaustionOnto: listOf(placeShape),
    harmOnto: listOf(placeShape),
    woundOnto: placeShape.nullable(),
    /** Reach Out With Your Feelings: one point less, when physical. */
    relief: z.enum(['none', 'reach-out']),
    describe: textShape
  }),
  z.strictObject({ type: z.literal('take-harm'), ...ofSeat, reason: textShape }),
  /** Expend Stamina by will or as a price; slots may take it. */
  z.strictObject({
    type: z.literal('expend-stamina'),
    ...ofSeat,
    points: z.int().min(1).max(10),
    exertion: exertionShape,
    slots: listOf(placeShape),
    reason: textShape
  }),
  /** Regain: tokens from these slots first, then cards. */
  z.strictObject({
    type: z.literal('regain-stamina'),
    ...ofSeat,
    points: z.int().min(1).max(20),
    slots: listOf(placeShape),
    /** Face-up exhausted cards that are to come back first. */
    cards: z.exactOptional(cardsShape),
    reason: textShape
  }),
  z.strictObject({
    type: z.literal('rest'),
    ...ofSeat,
    /** Face-up cards to keep, where the player may see them. */
    keep: listOf(cardShape),
    /** The Harm token that is returned: from the pile, or from a slot. */
    harmFrom: z.union([z.literal('pile'), placeShape]),
    blames: textShape
  }),
  z.strictObject({
    type: z.literal('seek-help'),
    ...ofSeat,
    at: z.enum(['hearth', 'elsewhere']),
    keep: listOf(cardShape),
    forgives: textShape
  }),
  z.strictObject({ type: z.literal('go-heroic'), ...ofSeat })
] as const
/** What can be asked about injury and recovery. */
export type InjuryCommand = Readonly<z.infer<(typeof injuryCommands)[number]>>

export const injuryEvents = [
  z.strictObject({ type: z.literal('dice-rolled'), roll: diceShape }),
  /** Interference: one die shows something else now. `secret`: nobody else knows of the item. */
  z.strictObject({
    type: z.literal('die-rerolled'),
    ...ofSeat,
    item: textShape,
    secret: z.boolean(),
    die: countShape,
    was: countShape,
    roll: diceShape
  }),
  z.strictObject({ type: z.literal('attack-opened'), attack: attackShape }),
  z.strictObject({ type: z.literal('attack-changed'), attack: attackShape, reason: textShape }),
  z.strictObject({ type: z.literal('attack-called-off'), ...ofSeat, attack: countShape, reason: textShape }),
  z.strictObject({
    type: z.literal('attack-taken'),
    ...ofSeat,
    attack: countShape,
    from: textShape,
    power: countShape,
    split: splitShape,
    /** What a shield has stopped of it; older campaigns do not say. */
    avoided: z.exactOptional(avoidedShape),
    describe: textShape
  }),
  /** A shield stops a token. `attack`: the blow as it is then; `over`: nothing is left of it. */
  z.strictObject({
    type: z.literal('blow-stopped'),
    ...ofSeat,
    attack: attackShape,
    token: z.enum(['harm', 'wound']),
    item: textShape,
    secret: z.boolean(),
    over: z.boolean()
  }),
  /** The top card onto the Exhaustion pile and a Harm token on it. */
  z.strictObject({ type: z.literal('harm-taken'), ...ofSeat, reason: textShape }),
  /** Heroic Mode: these were revealed; the last one, with the Stamina symbol, is exhausted face up. */
  z.strictObject({
    type: z.literal('stamina-shown'),
    ...ofSeat,
    revealed: listOf(cardShape),
    exhausted: cardShape.nullable(),
    /** How many points this tells of, when several are lost at once: all of them, or none. Older campaigns tell each. */
    lost: z.exactOptional(countShape),
    reason: textShape
  }),
  /** Heroic Mode with real cards: so many symbols are wanted; `bare` of them lie under a Harm token. */
  z.strictObject({
    type: z.literal('stamina-owed'),
    ...ofSeat,
    points: countShape,
    bare: countShape,
    reason: textShape
  }),
  /** A real card without the symbol came up on the way: onto the discard. */
  z.strictObject({ type: z.literal('stamina-passed'), ...ofSeat, card: cardShape }),
  /** No symbol is left to be found. */
  z.strictObject({ type: z.literal('search-ended'), ...ofSeat }),
  /** What lies on the pile now. */
  z.strictObject({
    type: z.literal('tokens-returned'),
    ...ofSeat,
    exhaustion: countShape,
    harm: countShape,
    wound: countShape,
    reason: textShape
  }),
  /** These came back from the Exhaustion pile to the discard, at a Rest or with help. */
  z.strictObject({ type: z.literal('cards-restored'), ...ofSeat, cards: listOf(cardShape), reason: textShape }),
  z.strictObject({ type: z.literal('wound-cards-returned'), ...ofSeat, cards: listOf(cardShape), reason: textShape }),
  /** A wound card without a token, into the discard. */
  z.strictObject({ type: z.literal('wound-card-added'), ...ofSeat, card: cardShape, reason: textShape }),
  /** A mending item has healed somebody through its owner’s Rest. `secret`: nobody else knows of the item. */
  z.strictObject({
    type: z.literal('mended'),
    ...ofSeat,
    patient: seatShape,
    heals: z.enum(['harm', 'wound']),
    secret: z.boolean()
  }),
  z.strictObject({ type: z.literal('rested'), ...ofSeat, blames: textShape }),
  z.strictObject({
    type: z.literal('helped'),
    ...ofSeat,
    at: z.enum(['hearth', 'elsewhere']),
    wounds: countShape,
    forgives: textShape
  }),
  z.strictObject({ type: z.literal('went-heroic'), ...ofSeat })
] as const
/** What can happen in injury and recovery. */
export type InjuryEvent = Readonly<z.infer<(typeof injuryEvents)[number]>>
