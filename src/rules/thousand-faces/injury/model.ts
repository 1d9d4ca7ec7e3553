import { mostRegain, stamina } from '../stamina/bounds'
import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { exertionSchema, slotRefSchema } from '../equipment/item-schemas'
import { attackPowerSchema, cardSchema, cardsSchema, countSchema, facesSchema, textSchema } from '../schemas'
import { mostPlus } from '../vocabulary'

const ofSeat = { seat: savedSeatId }

const avoidedSchema = z.strictObject({ harm: countSchema, wound: countSchema })

/** A blow on a character, between Dice and Describe. Source: reference 4.2. */
const attackSchema = z.strictObject({
  id: countSchema,
  ...ofSeat,
  /** The public name of the attacker; empty while only hidden foes attack (U10). */
  from: textSchema,
  /** The real attackers when hidden foes are among them: for the GM alone. */
  unseen: z.exactOptional(textSchema),
  /** The serial of the roll behind it, if the app rolled it. */
  roll: z.exactOptional(countSchema),
  /** The power after all modifiers, about which the player decides. */
  power: countSchema,
  /** The calculation: "d6 → 4, +1". */
  sum: textSchema,
  exertion: exertionSchema,
  /** Tokens that shields have stopped already. */
  avoided: avoidedSchema
})
export type Attack = Infer<typeof attackSchema>

/** Dice on the table. */
const diceSchema = z.strictObject({
  /** Grows with each roll; screens animate the change. */
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
  /** The power that remained of the roll at the hit. */
  power: countSchema,
  /** Stamina that the foe lost by the hit. */
  lost: countSchema,
  /** One armour square absorbed the whole hit. */
  square: z.boolean()
})
export type Struck = Infer<typeof struckSchema>

/** A throw of dice: number of each die, then a bonus, then an optional halving, rounded up (N2, ruling O43). */
export const throwSchema = z.strictObject({
  dice: z.array(facesSchema),
  plus: z.int().min(-mostPlus.throw).max(mostPlus.throw),
  halved: z.enum(['whole', 'halved'])
})
export type DiceThrow = Infer<typeof throwSchema>

const splitSchema = z.strictObject({ exhaustion: countSchema, harm: countSchema, wound: z.literal([0, 1]) })

const injuryCommands = [
  variant('roll-dice', { seat: savedSeatId.nullable(), throw: throwSchema, what: textSchema }),
  /** Opens a blow of known power, or with dice to roll. */
  variant('open-attack', {
    ...ofSeat,
    power: z.discriminatedUnion('by', [
      z.strictObject({ by: z.literal('number'), number: attackPowerSchema }),
      z.strictObject({ by: z.literal('dice'), throw: throwSchema })
    ]),
    exertion: exertionSchema,
    from: textSchema
  }),
  /** Defend redirects or halves a blow, Interference lowers it, a square or a bargain changes it. */
  variant('change-attack', { attack: countSchema, power: countSchema, to: savedSeatId, reason: textSchema }),
  variant('call-off-attack', { attack: countSchema, reason: textSchema }),
  /** Decide, Distribute and Describe together. The slots are filled in the given order; the rest goes to the character's pile. */
  variant('take-attack', {
    attack: countSchema,
    split: splitSchema,
    exhaustionOnto: z.array(slotRefSchema),
    harmOnto: z.array(slotRefSchema),
    woundOnto: slotRefSchema.nullable(),
    /** Reach Out With Your Feelings: one point less, for physical damage. */
    relief: z.enum(['none', 'reach-out']),
    describe: textSchema
  }),
  variant('take-harm', { ...ofSeat, reason: textSchema }),
  /** Spends Stamina voluntarily or as a price; slots can take it. */
  variant('expend-stamina', {
    ...ofSeat,
    points: z.int().min(1).max(stamina),
    exertion: exertionSchema,
    slots: z.array(slotRefSchema),
    reason: textSchema
  }),
  /** Regains Stamina: first tokens from these slots, then cards. */
  variant('regain-stamina', {
    ...ofSeat,
    points: z.int().min(1).max(mostRegain),
    slots: z.array(slotRefSchema),
    /** Face-up exhausted cards that come back first. */
    cards: z.exactOptional(cardsSchema),
    reason: textSchema
  }),
  variant('rest', {
    ...ofSeat,
    /** Face-up cards that stay, where the player may see them. */
    keep: z.array(cardSchema),
    /** The position of the returned Harm token: the pile, or a slot. */
    harmFrom: z.union([z.literal('pile'), slotRefSchema]),
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
/** Commands about injury and recovery. */
export type InjuryCommand = Infer<(typeof injuryCommands)[number]>

const injuryEvents = [
  variant('dice-rolled', { roll: diceSchema }),
  /** Interference: one die has a new number. `secret`: other players do not know the item. */
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
    /** Tokens that a shield has stopped; absent in older campaigns. */
    avoided: z.exactOptional(avoidedSchema),
    describe: textSchema
  }),
  /** A shield stops a token. `attack`: the blow after that. `over`: nothing of it remains. */
  variant('blow-stopped', {
    ...ofSeat,
    attack: attackSchema,
    token: z.enum(['harm', 'wound']),
    item: textSchema,
    secret: z.boolean(),
    over: z.boolean()
  }),
  /** The top card goes onto the Exhaustion pile with a Harm token. */
  variant('harm-taken', { ...ofSeat, reason: textSchema }),
  /** Cards that came back from the Exhaustion pile to the discard pile, at a Rest or with help. */
  variant('cards-restored', { ...ofSeat, cards: z.array(cardSchema), reason: textSchema }),
  variant('wound-cards-returned', { ...ofSeat, cards: z.array(cardSchema), reason: textSchema }),
  /** A wound card without a token, into the discard pile. */
  variant('wound-card-added', { ...ofSeat, card: cardSchema, reason: textSchema }),
  /** A mending item has healed a patient in its owner’s Rest. `secret`: other players do not know the item. */
  variant('mended', { ...ofSeat, patient: savedSeatId, heals: z.enum(['harm', 'wound']), secret: z.boolean() }),
  variant('rested', { ...ofSeat, blames: textSchema }),
  variant('helped', { ...ofSeat, at: z.enum(['hearth', 'elsewhere']), wounds: countSchema, forgives: textSchema }),
  variant('went-heroic', { ...ofSeat })
] as const
/** Events about injury and recovery. */
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
  state: stateFields(
    {
      /** Blows that wait for their Decide. */
      attacks: z.array(attackSchema),
      /** The newest roll of dice on this board, for every screen. */
      dice: diceSchema.nullable(),
      /** The hit of the newest roll on a foe, if any: it can still be re-rolled (K12). */
      struck: struckSchema.nullable()
    },
    { attacks: [], dice: null, struck: null }
  )
} as const

declare module '../state' { interface Models { readonly injury: typeof injuryModel } } // prettier-ignore
