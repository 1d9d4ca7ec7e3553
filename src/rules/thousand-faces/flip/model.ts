import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import {
  attributeSchema,
  cardSchema,
  cardsSchema,
  countSchema,
  dieSchema,
  hasTextSchema,
  netSchema,
  resultSchema,
  suitSchema,
  textSchema
} from '../schemas'
import type { CardId } from '../vocabulary'

const call = {
  seat: savedSeatId,
  attribute: attributeSchema,
  /** The name of the move at the table, or null. */
  move: textSchema.nullable(),
  fast: z.boolean(),
  /** The move has text for a single check or for a cross; without text a GM move is due. */
  hasText: hasTextSchema,
  /** Player against player: the defender. No XP is gained. */
  versus: savedSeatId.nullable(),
  /** Teamwork: each supporter flips one card, read on the anvil. */
  supporters: z.array(savedSeatId)
}

const take = z.enum(['blessing', 'nothing'])

/** The effects of a resolved flip, besides its result. */
const consequencesSchema = z.strictObject({
  /** 0 or 1, and the seat that gains it. */
  xp: countSchema,
  xpTo: savedSeatId.nullable(),
  shadow: countSchema,
  gmMove: z.boolean(),
  staminaLost: countSchema,
  /** The Critical Success resolved: a choice is or was offered. */
  critical: z.boolean(),
  /** A Blessing resolved and went back to the supply. */
  blessingSpent: z.boolean()
})
export type FlipConsequences = Infer<typeof consequencesSchema>

/** A card and its owner. */
const heldSchema = z.strictObject({ seat: savedSeatId, card: cardSchema })
export type OwnedCard = Infer<typeof heldSchema>

/** One turned card of a flip, visible to every audience. */
const flippedSchema = z.strictObject({ id: cardSchema, value: resultSchema })
export type FlippedCard = Infer<typeof flippedSchema>

/** One flip, from its call to its effects. Every card on it is face up. */
const flipSchema = z.strictObject({
  serial: countSchema,
  seat: savedSeatId,
  attribute: attributeSchema,
  suit: suitSchema,
  /** Capped at ±2. */
  net: netSchema,
  /** Number of cards that the lead turns, unless a Wound reduces it: 1…3. */
  wanted: countSchema,
  move: textSchema.nullable(),
  fast: z.boolean(),
  hasText: hasTextSchema,
  versus: savedSeatId.nullable(),
  /** The lead's cards, in the order of turning. */
  cards: z.array(flippedSchema),
  /** Teamwork: one card for each supporter, null until it is turned. */
  support: z.array(z.strictObject({ seat: savedSeatId, card: flippedSchema.nullable() })),
  resolving: heldSchema.nullable(),
  /** Includes all steps bought in a flashback. */
  result: resultSchema.nullable(),
  flashback: z.boolean(),
  raised: countSchema,
  /** The answer to the Critical Success; null before an offer or an answer. */
  criticalAnswer: z.enum(['blessing', 'nothing']).nullable(),
  /** Null until the flip is settled. */
  consequences: consequencesSchema.nullable()
})
export type FlipRecord = Infer<typeof flipSchema>

/** The purpose for which real cards are turned. */
const namingSchema = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('flip') }),
  /** Number of cards that return from face-down Exhaustion. */
  z.strictObject({
    for: z.literal('recovery'),
    left: countSchema,
    reason: textSchema,
    /** The step after the last named card. */
    then: z.exactOptional(z.enum(['rest', 'seek-help']))
  }),
  /** Heroic Stamina: cards until all wanted symbols have come; the sheet holds the number. */
  z.strictObject({ for: z.literal('stamina') }),
  z.strictObject({ for: z.literal('number'), die: dieSchema })
])

/** The one thing that the table waits for. */
const pendingSchema = z.discriminatedUnion('kind', [
  /** Cards that count are tied; the player chooses the one that resolves, in Teamwork the players. */
  z.strictObject({ kind: z.literal('tie'), seat: savedSeatId, among: z.array(heldSchema), suggested: cardSchema }),
  /** Real cards: a player turns cards and the GM enters them. */
  z.strictObject({ kind: z.literal('name-cards'), seat: savedSeatId, naming: namingSchema }),
  z.strictObject({ kind: z.literal('critical'), seat: savedSeatId }),
  z.strictObject({ kind: z.literal('flashback'), seat: savedSeatId })
])
export type Pending = Infer<typeof pendingSchema>

/** The flips of a board, from 1. */
const flipsSchema = z.strictObject({
  /** Number of flips up to now. */
  count: countSchema,
  /** The lead of the newest flip; the flip itself is that seat's `lastFlip`. */
  by: savedSeatId.nullable(),
  /** The newest flip whose move was settled or whose insight was paid: its effects cannot be ignored any more. */
  settled: countSchema.nullable()
})

export const flipCommands = [
  variant('flip', {
    ...call,
    /** Advantages minus disadvantages. The rules accept whole numbers −9…9; the sum is capped at ±2 in play. */
    net: z.int().min(-99).max(99)
  }),
  /** A tie: the player chooses the card that resolves. `of`: its owner, when two seats tie with the same card; else the lead. */
  variant('choose', { card: cardSchema, of: z.exactOptional(savedSeatId) }),
  /** Physical cards: the card that was turned. */
  variant('name-card', { card: cardSchema }),
  /** The Critical Success: takes a Blessing, or declines it (levels come with moves). */
  variant('answer-critical', { take }),
  /** Ignores the last flip for 1 XP, and flips again at the same net. */
  variant('flashback', { seat: savedSeatId }),
  /** In an open flashback: 1 XP raises the result by one step. */
  variant('raise-result', {}),
  /** Accepts the result of the open flashback. */
  variant('settle-flashback', {})
] as const
export type FlipCommand = Infer<(typeof flipCommands)[number]>
/** A flip of the Deckahedron. Rules: reference 2.1–2.9. */
export type Flip = Extract<FlipCommand, { type: 'flip' }>

const flipEvents = [
  variant('flip-called', { ...call, suit: suitSchema, net: netSchema, wanted: countSchema }),
  /** Cards turned by `seat`: the lead or a supporter of the newest flip. */
  variant('cards-flipped', { seat: savedSeatId, cards: cardsSchema }),
  /** Real cards: the flip waits until the table has named this seat's cards. */
  variant('naming-awaited', { seat: savedSeatId }),
  variant('choice-offered', { seat: savedSeatId, among: z.array(heldSchema), suggested: cardSchema }),
  /** `seat` owns the card; `result` is its result. */
  variant('card-resolved', { seat: savedSeatId, card: cardSchema, result: resultSchema }),
  /** Ends the flip of `lead`: cards are put away; XP, Shadow and GM move are given. A separate event takes Stamina. */
  variant('flip-settled', { lead: savedSeatId, result: resultSchema, consequences: consequencesSchema }),
  variant('critical-offered', { seat: savedSeatId }),
  variant('critical-answered', { seat: savedSeatId, take }),
  /** Ignores the last flip and takes its effects back for 1 XP. `ignored`: its serial; absent in older campaigns. */
  variant('flashback-began', { seat: savedSeatId, ignored: z.exactOptional(countSchema) }),
  /** The second flip is done; steps can be bought. */
  variant('raise-offered', { seat: savedSeatId }),
  /** One step for 1 XP. */
  variant('result-raised', { seat: savedSeatId, to: resultSchema })
] as const
export type FlipEvent = Infer<(typeof flipEvents)[number]>

export type FlipRefusal = RefusalOf<typeof flipModel>

/** Why a flashback is impossible; each reason names one later change. */
export type NoFlashback =
  | 'no-flip'
  | 'not-newest'
  | 'used'
  | 'no-xp'
  | 'xp-spent'
  | 'shadow-spent'
  | 'gm-moved'
  | 'move-settled'
  | 'cards-laid'
  | 'critical-taken'
  | 'help-gone'
  | 'blessing-gone'
  | 'open'

export const flipModel = {
  commands: flipCommands,
  events: flipEvents,
  refusals: {
    /** A question of an earlier flip is still open. */
    'something-pending': refusal<{ seat: SeatId; waits: 'tie' | 'name-cards' | 'critical' | 'flashback' }>('F8'),
    'nothing-pending': refusal<{ wanted: 'tie' | 'name-cards' | 'critical' | 'flashback' }>('F8'),
    'not-among': refusal<{ card: CardId; among: readonly CardId[] }>('F4'),
    'not-unseen': refusal<{ card: CardId; seat: SeatId }>('RC2'),
    'supporter-unfit': refusal<{ seat: SeatId; says: 'lead' | 'twice' | 'versus' }>('TW1'),
    'versus-self': refusal<{ seat: SeatId }>('TW1'),
    'no-cards': refusal<{ seat: SeatId }>('F6'),
    'no-flashback': refusal<{ seat: SeatId; says: NoFlashback }>('FB1')
  },
  state: stateFields(
    {
      flips: flipsSchema,
      /** The question that must be answered before the next flip. */
      pending: pendingSchema.nullable()
    },
    { flips: { count: 0, by: null, settled: null }, pending: null }
  ),
  sheet: stateFields(
    {
      /** The last flip led by this seat. */
      lastFlip: flipSchema.nullable()
    },
    { lastFlip: null }
  )
} as const

declare module '../state' { interface Models { readonly flip: typeof flipModel } } // prettier-ignore
