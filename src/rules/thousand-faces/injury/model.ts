import { z } from 'zod'
import { partOf, refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'
import { exertionShape, placeShape } from '../equipment/model'
import { cardShape, cardsShape, countShape, seatShape, textShape } from '../shapes'

const ofSeat = { seat: seatShape }

const avoidedShape = z.strictObject({ harm: countShape, wound: countShape })

/** A blow on its way to a character, between Dice and Describe. Source: reference 4.2. */
export const attackShape = z.strictObject({
  id: countShape,
  ...ofSeat,
  /** Who or what strikes, as everybody may read it: empty while only hidden foes do (U10). */
  from: textShape,
  /** Who strikes in truth, where hidden foes are among them: for the GM alone. */
  unseen: z.exactOptional(textShape),
  /** The serial of the roll that it came from, if the app rolled it. */
  roll: z.exactOptional(countShape),
  /** After all modifiers: what has to be decided about. */
  power: countShape,
  /** How it came about: "d6 → 4, +1". */
  sum: textShape,
  exertion: exertionShape,
  /** What shields have stopped already. */
  avoided: avoidedShape
})
export type Attack = Infer<typeof attackShape>

/** Dice on the table. */
export const diceShape = z.strictObject({
  /** Counts up; screens animate when it changes. */
  serial: countShape,
  seat: seatShape.nullable(),
  sides: z.array(countShape),
  faces: z.array(countShape),
  plus: z.int(),
  halved: z.boolean(),
  total: countShape,
  what: textShape
})
export type DiceRoll = Infer<typeof diceShape>

/** A rolled hit on a foe. */
export const struckShape = z.strictObject({
  /** The serial of the roll. */
  roll: countShape,
  foe: countShape,
  /** What was left of the roll when it struck. */
  power: countShape,
  /** Stamina that the foe lost by it. */
  lost: countShape,
  /** One armour square took it all. */
  square: z.boolean()
})
export type Struck = Infer<typeof struckShape>

/** Dice to throw: so many of each, then something added, then halved (round up) if at all (N2, ruling O43). */
export const throwShape = z.strictObject({
  dice: z.array(z.literal([4, 6, 10])),
  plus: z.int().min(-20).max(20),
  halved: z.enum(['whole', 'halved'])
})
export type Throw = Infer<typeof throwShape>

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
    exhaustionOnto: z.array(placeShape),
    harmOnto: z.array(placeShape),
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
    slots: z.array(placeShape),
    reason: textShape
  }),
  /** Regain: tokens from these slots first, then cards. */
  z.strictObject({
    type: z.literal('regain-stamina'),
    ...ofSeat,
    points: z.int().min(1).max(20),
    slots: z.array(placeShape),
    /** Face-up exhausted cards that are to come back first. */
    cards: z.exactOptional(cardsShape),
    reason: textShape
  }),
  z.strictObject({
    type: z.literal('rest'),
    ...ofSeat,
    /** Face-up cards to keep, where the player may see them. */
    keep: z.array(cardShape),
    /** The Harm token that is returned: from the pile, or from a slot. */
    harmFrom: z.union([z.literal('pile'), placeShape]),
    blames: textShape
  }),
  z.strictObject({
    type: z.literal('seek-help'),
    ...ofSeat,
    at: z.enum(['hearth', 'elsewhere']),
    keep: z.array(cardShape),
    forgives: textShape
  }),
  z.strictObject({ type: z.literal('go-heroic'), ...ofSeat })
] as const
/** What can be asked about injury and recovery. */
export type InjuryCommand = Infer<(typeof injuryCommands)[number]>

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
  /** These came back from the Exhaustion pile to the discard, at a Rest or with help. */
  z.strictObject({ type: z.literal('cards-restored'), ...ofSeat, cards: z.array(cardShape), reason: textShape }),
  z.strictObject({ type: z.literal('wound-cards-returned'), ...ofSeat, cards: z.array(cardShape), reason: textShape }),
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
export type InjuryEvent = Infer<(typeof injuryEvents)[number]>

export type InjuryRefusal =
  | { readonly because: 'no-such-attack' }
  | { readonly because: 'illegal-split'; readonly power: number }
  | { readonly because: 'no-harm-here' }
  | { readonly because: 'too-many-places' }
  | { readonly because: 'not-kept'; readonly seat: SeatId }
  | { readonly because: 'heroic-already'; readonly seat: SeatId }
  | { readonly because: 'heroic-later' }
  | { readonly because: 'no-relief'; readonly seat: SeatId }
  | { readonly because: 'no-hearth' }
  | { readonly because: 'no-dice' }
  | { readonly because: 'no-such-die' }
  | { readonly because: 'roll-past' }
  | { readonly because: 'no-attack-roll' }
  | { readonly because: 'power-changed'; readonly power: number; readonly rolled: number }
  | { readonly because: 'rerolls-nothing'; readonly name: string }
  | { readonly because: 'not-in-force'; readonly name: string }
  | { readonly because: 'mends-nothing'; readonly name: string }
  | { readonly because: 'mended-already'; readonly seat: SeatId }
  | { readonly because: 'nothing-to-heal'; readonly seat: SeatId; readonly what: 'harm' | 'wound' }

export const injuryModel = {
  commands: injuryCommands,
  events: injuryEvents,
  refusals: refusalsOf<InjuryRefusal>(),
  state: partOf(
    {
      /** Blows that wait for their Decide. */
      attacks: z.array(attackShape),
      /** The newest roll of dice on this board, for every screen. */
      dice: diceShape.nullable(),
      /** What the newest roll has struck, if it was a foe: it can still be re-rolled (K12). */
      struck: struckShape.nullable()
    },
    { attacks: [], dice: null, struck: null }
  )
} as const
