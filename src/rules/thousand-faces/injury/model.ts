import { mostRegain, stamina } from '../stamina/bounds'
import { z } from 'zod'
import { partOf, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { exertionSchema, placeSchema } from '../equipment/item-schemas'
import { attackPowerSchema, cardSchema, cardsSchema, countSchema, facesSchema, textSchema } from '../schemas'
import { mostPlus } from '../vocabulary'

const ofSeat = { seat: savedSeatId }

const avoidedSchema = z.strictObject({ harm: countSchema, wound: countSchema })

/** A blow on its way to a character, between Dice and Describe. Source: reference 4.2. */
const attackSchema = z.strictObject({
  id: countSchema,
  ...ofSeat,
  /** Who or what strikes, as everybody may read it: empty while only hidden foes do (U10). */
  from: textSchema,
  /** Who strikes in truth, where hidden foes are among them: for the GM alone. */
  unseen: z.exactOptional(textSchema),
  /** The serial of the roll that it came from, if the app rolled it. */
  roll: z.exactOptional(countSchema),
  /** After all modifiers: what has to be decided about. */
  power: countSchema,
  /** How it came about: "d6 → 4, +1". */
  sum: textSchema,
  exertion: exertionSchema,
  /** What shields have stopped already. */
  avoided: avoidedSchema
})
export type Attack = Infer<typeof attackSchema>

/** Dice on the table. */
const diceSchema = z.strictObject({
  /** Counts up; screens animate when it changes. */
  serial: countSchema,
  seat: savedSeatId.nullable(),
  sides: z.array(countSchema),
  faces: z.array(countSchema),
  plus: z.int(),
  halved: z.boolean(),
  total: countSchema,
  what: textSchema
})
export type DiceRoll = Infer<typeof diceSchema>

/** A rolled hit on a foe. */
const struckSchema = z.strictObject({
  /** The serial of the roll. */
  roll: countSchema,
  foe: countSchema,
  /** What was left of the roll when it struck. */
  power: countSchema,
  /** Stamina that the foe lost by it. */
  lost: countSchema,
  /** One armour square took it all. */
  square: z.boolean()
})
export type Struck = Infer<typeof struckSchema>

/** Dice to throw: so many of each, then something added, then halved (round up) if at all (N2, ruling O43). */
export const throwSchema = z.strictObject({
  dice: z.array(facesSchema),
  plus: z.int().min(-mostPlus.throw).max(mostPlus.throw),
  halved: z.enum(['whole', 'halved'])
})
export type DiceThrow = Infer<typeof throwSchema>

const splitSchema = z.strictObject({ exhaustion: countSchema, harm: countSchema, wound: z.literal([0, 1]) })

const injuryCommands = [
  variant('roll-dice', { seat: savedSeatId.nullable(), throw: throwSchema, what: textSchema }),
  /** Dice: a blow of known power, or one to be thrown. */
  variant('open-attack', {
    ...ofSeat,
    power: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('number'), number: attackPowerSchema }),
      z.strictObject({ by: z.literal('dice'), throw: throwSchema })
    ]),
    exertion: exertionSchema,
    from: textSchema
  }),
  /** Defend redirects or halves it, Interference lowers it, a square or a bargain changes it. */
  variant('change-attack', { attack: countSchema, power: countSchema, to: savedSeatId, reason: textSchema }),
  variant('call-off-attack', { attack: countSchema, reason: textSchema }),
  /** Decide, Distribute and Describe in one. Places are filled in the order given, the rest is taken upon oneself. */
  variant('take-attack', {
    attack: countSchema,
    split: splitSchema,
    exhaustionOnto: z.array(placeSchema),
    harmOnto: z.array(placeSchema),
    woundOnto: placeSchema.nullable(),
    /** Reach Out With Your Feelings: one point less, when physical. */
    relief: z.enum(['none', 'reach-out']),
    describe: textSchema
  }),
  variant('take-harm', { ...ofSeat, reason: textSchema }),
  /** Expend Stamina by will or as a price; slots may take it. */
  variant('expend-stamina', {
    ...ofSeat,
    points: z.int().min(1).max(stamina),
    exertion: exertionSchema,
    slots: z.array(placeSchema),
    reason: textSchema
  }),
  /** Regain: tokens from these slots first, then cards. */
  variant('regain-stamina', {
    ...ofSeat,
    points: z.int().min(1).max(mostRegain),
    slots: z.array(placeSchema),
    /** Face-up exhausted cards that are to come back first. */
    cards: z.exactOptional(cardsSchema),
    reason: textSchema
  }),
  variant('rest', {
    ...ofSeat,
    /** Face-up cards to keep, where the player may see them. */
    keep: z.array(cardSchema),
    /** The Harm token that is returned: from the pile, or from a slot. */
    harmFrom: z.union([z.literal('pile'), placeSchema]),
    blames: textSchema
  }),
  variant('seek-help', {
    ...ofSeat,
    at: z.enum(['hearth', 'elsewhere']),
    keep: z.array(cardSchema),
    forgives: textSchema
  }),
  variant('go-heroic', { ...ofSeat })
] as const
/** What can be asked about injury and recovery. */
export type InjuryCommand = Infer<(typeof injuryCommands)[number]>

const injuryEvents = [
  variant('dice-rolled', { roll: diceSchema }),
  /** Interference: one die shows something else now. `secret`: nobody else knows of the item. */
  variant('die-rerolled', {
    ...ofSeat,
    item: textSchema,
    secret: z.boolean(),
    die: countSchema,
    was: countSchema,
    roll: diceSchema
  }),
  variant('attack-opened', { attack: attackSchema }),
  variant('attack-changed', { attack: attackSchema, reason: textSchema }),
  variant('attack-called-off', { ...ofSeat, attack: countSchema, reason: textSchema }),
  variant('attack-taken', {
    ...ofSeat,
    attack: countSchema,
    from: textSchema,
    power: countSchema,
    split: splitSchema,
    /** What a shield has stopped of it; older campaigns do not say. */
    avoided: z.exactOptional(avoidedSchema),
    describe: textSchema
  }),
  /** A shield stops a token. `attack`: the blow as it is then; `over`: nothing is left of it. */
  variant('blow-stopped', {
    ...ofSeat,
    attack: attackSchema,
    token: z.enum(['harm', 'wound']),
    item: textSchema,
    secret: z.boolean(),
    over: z.boolean()
  }),
  /** The top card onto the Exhaustion pile and a Harm token on it. */
  variant('harm-taken', { ...ofSeat, reason: textSchema }),
  /** These came back from the Exhaustion pile to the discard, at a Rest or with help. */
  variant('cards-restored', { ...ofSeat, cards: z.array(cardSchema), reason: textSchema }),
  variant('wound-cards-returned', { ...ofSeat, cards: z.array(cardSchema), reason: textSchema }),
  /** A wound card without a token, into the discard. */
  variant('wound-card-added', { ...ofSeat, card: cardSchema, reason: textSchema }),
  /** A mending item has healed somebody through its owner’s Rest. `secret`: nobody else knows of the item. */
  variant('mended', { ...ofSeat, patient: savedSeatId, heals: z.enum(['harm', 'wound']), secret: z.boolean() }),
  variant('rested', { ...ofSeat, blames: textSchema }),
  variant('helped', { ...ofSeat, at: z.enum(['hearth', 'elsewhere']), wounds: countSchema, forgives: textSchema }),
  variant('went-heroic', { ...ofSeat })
] as const
/** What can happen in injury and recovery. */
export type InjuryEvent = Infer<(typeof injuryEvents)[number]>

export type InjuryRefusal = RefusalOf<typeof injuryModel>

export const injuryModel = {
  commands: injuryCommands,
  events: injuryEvents,
  refusals: {
    'no-such-attack': refusal('N1'),
    'illegal-split': refusal<{ power: number }>('N3'),
    'no-harm-here': refusal('N4'),
    'too-many-places': refusal('N8'),
    'not-kept': refusal<{ seat: SeatId }>('N11'),
    'heroic-already': refusal<{ seat: SeatId }>('N13'),
    'heroic-later': refusal('N13'),
    'no-relief': refusal<{ seat: SeatId }>('K10'),
    'no-hearth': refusal('N12'),
    'no-dice': refusal('N2'),
    'no-such-die': refusal('K12'),
    'roll-past': refusal('K12'),
    'no-attack-roll': refusal('K12'),
    'power-changed': refusal<{ power: number; rolled: number }>('K12'),
    'rerolls-nothing': refusal<{ name: string }>('K12'),
    'not-in-force': refusal<{ name: string }>('K12'),
    'mends-nothing': refusal<{ name: string }>('K11'),
    'mended-already': refusal<{ seat: SeatId }>('K11'),
    'nothing-to-heal': refusal<{ seat: SeatId; what: 'harm' | 'wound' }>('K11')
  },
  state: partOf(
    {
      /** Blows that wait for their Decide. */
      attacks: z.array(attackSchema),
      /** The newest roll of dice on this board, for every screen. */
      dice: diceSchema.nullable(),
      /** What the newest roll has struck, if it was a foe: it can still be re-rolled (K12). */
      struck: struckSchema.nullable()
    },
    { attacks: [], dice: null, struck: null }
  )
} as const

declare module '../state' { interface Models { readonly injury: typeof injuryModel } } // prettier-ignore
