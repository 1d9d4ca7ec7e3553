import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { slotRefSchema, thingSchema } from '../equipment/item-schemas'
import {
  advantagesSchema,
  attributeSchema,
  cardSchema,
  cardsSchema,
  countSchema,
  levelSchema,
  moveSchema,
  textSchema
} from '../schemas'
import type { Attribute } from '../vocabulary'
import type { MoveId } from './ids'
import { outcomeSchema } from './outcome-schema'

const ofSeat = { seat: savedSeatId }

/** The drawback of a magic item (K4). */
const drawbackSchema = z.enum(['drain-others', 'lower-capacity', 'damage-weapon'])

export const moveCommands = [
  variant('use-move', {
    ...ofSeat,
    move: moveSchema,
    /** Null for a move without a flip. */
    attribute: attributeSchema.nullable(),
    /** Sum of the other advantages minus disadvantages; the rules add level and rage. */
    advantages: advantagesSchema,
    /** Reasons that only the table knows, by their ids in the move (M17). */
    claims: z.exactOptional(z.array(textSchema)),
    versus: savedSeatId.nullable(),
    supporters: z.array(savedSeatId),
    /** The magic item that is used, staked or ended. */
    item: thingSchema.nullable(),
    /** Bum Rush can cancel the load penalty of another move. */
    load: z.enum(['counts', 'ignored']),
    /** Slots that take the mental exhaustion of a heavy load, or return tokens when Stamina is regained. */
    slots: z.array(slotRefSchema),
    /** Face-up exhausted cards that come back first when Stamina is regained. */
    cards: z.exactOptional(cardsSchema)
  }),
  variant('settle-outcome', {
    outcome: countSchema,
    /** Indexes into the options of the move; an index may repeat where the card allows it. */
    picks: z.array(countSchema),
    /** Whether the optional XP is paid. */
    pay: z.enum(['xp', 'nothing']),
    /** Slots that take exhaustion, or return it when Stamina is regained. */
    slots: z.array(slotRefSchema),
    /** Face-up exhausted cards that come back first when Stamina is regained. */
    cards: z.exactOptional(cardsSchema),
    /** Sharpen & Stitch: the spent Pack, and the repairs. */
    packs: countSchema,
    repairs: z.array(z.strictObject({ item: thingSchema, damage: countSchema })),
    drawback: drawbackSchema.nullable(),
    /** Shields: the index of the chosen price. */
    price: countSchema,
    /** Shields that stop Harm or a Wound: the choice; absent: a Wound if possible. */
    stops: z.exactOptional(z.enum(['harm', 'wound'])),
    /** Where It Hurts: number of red tokens on that foe. */
    red: z.strictObject({ foe: countSchema, count: countSchema }).nullable(),
    note: textSchema
  }),
  variant('drop-outcome', { outcome: countSchema }),
  variant('spend-token', { ...ofSeat, move: moveSchema, question: textSchema }),
  variant('attach-card', { ...ofSeat, move: moveSchema, item: thingSchema.nullable() }),
  variant('surrender-keepsake', { ...ofSeat, passage: textSchema }),
  variant('end-rage', { ...ofSeat }),
  variant('accuse', { ...ofSeat, authority: textSchema, gmPays: z.enum(['journey', 'shadow']) }),
  /** Critical Success: XP for levels of the resolved move instead of a Blessing. */
  variant('raise-by-critical', { steps: z.int().min(1).max(5) }),
  variant('study', { ...ofSeat, move: moveSchema, master: textSchema }),
  variant('open-envelope', { ...ofSeat, move: moveSchema }),
  /** The GM's correction of a move card; `level: null` removes the card. */
  variant('correct-move', {
    ...ofSeat,
    move: moveSchema,
    level: levelSchema.nullable(),
    face: z.enum(['up', 'down']),
    tokens: countSchema,
    reason: textSchema
  })
] as const
/** Commands about moves. */
export type MoveCommand = Infer<(typeof moveCommands)[number]>
export type UseMove = Extract<MoveCommand, { type: 'use-move' }>
export type SettleOutcome = Extract<MoveCommand, { type: 'settle-outcome' }>

const moveEvents = [
  /** The move is called; its flip follows, if it has one. */
  variant('move-used', { ...ofSeat, outcome: outcomeSchema, flips: z.boolean() }),
  variant('outcome-settled', {
    ...ofSeat,
    outcome: countSchema,
    move: z.union([moveSchema, z.literal('shield')]),
    picks: z.array(textSchema),
    note: textSchema
  }),
  variant('outcome-dropped', { ...ofSeat, outcome: countSchema }),
  variant('move-gained', {
    ...ofSeat,
    move: moveSchema,
    level: levelSchema,
    how: z.enum(['creation', 'study', 'critical', 'correction'])
  }),
  variant('move-lost', { ...ofSeat, move: moveSchema, how: z.enum(['put-back', 'accusation', 'correction']) }),
  variant('move-levelled', {
    ...ofSeat,
    move: moveSchema,
    level: levelSchema,
    how: z.enum(['study', 'critical', 'correction'])
  }),
  variant('move-turned', { ...ofSeat, move: moveSchema, face: z.enum(['up', 'down']) }),
  /** The present number of tokens on the move. `asked`: the question behind a spent token; empty if it was not written down. */
  variant('tokens-set', {
    ...ofSeat,
    move: moveSchema,
    tokens: countSchema,
    reason: textSchema,
    asked: z.exactOptional(textSchema)
  }),
  variant('card-attached', { ...ofSeat, move: moveSchema, item: thingSchema.nullable() }),
  variant('rage-began', { ...ofSeat }),
  variant('rage-ended', { ...ofSeat }),
  variant('slot-filled', {
    ...ofSeat,
    place: slotRefSchema,
    /** The name of the item, unless it is secret; absent in older campaigns. */
    name: z.exactOptional(textSchema),
    token: z.enum(['exhaustion', 'harm', 'wound'])
  }),
  variant('slot-emptied', { ...ofSeat, place: slotRefSchema }),
  variant('entreated', { ...ofSeat, card: cardSchema }),
  /** A correction removed the wound card of the bargain with the Blood-Bound, without healing. */
  variant('bargain-ended', { ...ofSeat }),
  /** Attack power that became red tokens on that foe, due from the next blow on it; 0: already subtracted. */
  variant('power-turned', { ...ofSeat, foe: countSchema, points: countSchema }),
  variant('envelope-opened', { ...ofSeat, move: moveSchema })
] as const
/** Events about moves. */
export type MoveEvent = Infer<(typeof moveEvents)[number]>

export type MoveRefusal = RefusalOf<typeof movesModel>

export const movesModel = {
  commands: moveCommands,
  events: moveEvents,
  refusals: {
    'face-down': refusal<{ seat: SeatId; move: MoveId; until: 'take-a-breather' | 'rest' }>('M7'),
    'fast-used': refusal<{ seat: SeatId; by: MoveId | 'shield' }>('M5'),
    'needs-card': refusal<{ seat: SeatId; move: MoveId }>('M3'),
    'not-with-that': refusal<{ move: MoveId; attributes: readonly Attribute[] }>('M4'),
    'too-heavy': refusal<{ seat: SeatId; move: MoveId; count: number; most: number }>('M14'),
    'breather-twice': refusal<{ seat: SeatId }>('M11'),
    'in-a-rage': refusal<{ seat: SeatId }>('M12'),
    'not-in-a-rage': refusal<{ seat: SeatId }>('M12'),
    'other-campaign': refusal<{ move: MoveId }>('L6'),
    'works-by-itself': refusal<{ move: MoveId }>('M13'),
    'own-way': refusal<{ move: MoveId; command: string }>('M4'),
    'needs-item': refusal<{ move: MoveId; sort: 'magic' | 'flowing' | 'precious' }>('K4'),
    dead: refusal<{ seat: SeatId }>('J8'),
    'no-such-outcome': refusal('M9'),
    /** The move must be called and succeed first. */
    'not-made': refusal<{ seat: SeatId; move: MoveId }>('M9'),
    'flip-not-over': refusal<{ seat: SeatId }>('M9'),
    'wrong-picks': refusal<{ wants: number; got: number }>('M10'),
    'impossible-option': refusal<{ option: string; why: string }>('M10'),
    'no-such-reason': refusal<{ move: MoveId }>('M17'),
    'no-tokens': refusal<{ seat: SeatId; move: MoveId }>('M8'),
    'has-move': refusal<{ seat: SeatId; move: MoveId }>('L3'),
    'no-such-move': refusal<{ seat: SeatId; move: MoveId }>('L3'),
    'no-higher-level': refusal<{ move: MoveId }>('L1'),
    'no-move-to-raise': refusal('L7'),
    'too-many-steps': refusal<{ move: MoveId; most: number }>('L7'),
    'in-envelope': refusal<{ move: MoveId; rings: number; has: number }>('L6'),
    'already-out': refusal<{ move: MoveId }>('L6'),
    'no-keepsake': refusal<{ seat: SeatId }>('Q2'),
    'no-accusation': refusal<{ seat: SeatId }>('K9'),
    'accuses-nobody': refusal<{ seat: SeatId }>('K9'),
    'repairs-too-dear': refusal<{ pays: number; asks: number; packs: number; perPack: number; removes: number }>('Q10'),
    'entreated-already': refusal<{ seat: SeatId }>('K6'),
    'no-drawback': refusal<{ item: string }>('K4')
  },
  state: stateFields(
    {
      outcomes: z.array(outcomeSchema),
      /** The last number of items, blows, foes and open moves; no number is reused. */
      made: countSchema
    },
    { outcomes: [], made: 0 }
  )
} as const

declare module '../state' { interface Models { readonly moves: typeof movesModel } } // prettier-ignore
