import { z } from 'zod'
import { partOf, refusal, type RefusalOf } from '../../core/model'
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
  /** As it is called at the table, or null. */
  move: textSchema.nullable(),
  fast: z.boolean(),
  /** The move says something for a single check / for a cross, so no GM move is owed for silence. */
  hasText: hasTextSchema,
  /** Player against player: the defender; no XP is gained. */
  versus: savedSeatId.nullable(),
  /** Teamwork: each flips one card read on the anvil. */
  supporters: z.array(savedSeatId)
}

const take = z.enum(['blessing', 'nothing'])

/** What a resolved flip brought, besides its result. */
const consequencesSchema = z.strictObject({
  /** 0 or 1, and whose. */
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

/** A card and whose it is. */
const heldSchema = z.strictObject({ seat: savedSeatId, card: cardSchema })
export type OwnedCard = Infer<typeof heldSchema>

/** One card of a flip, as everybody sees it once it is turned. */
const flippedSchema = z.strictObject({ id: cardSchema, value: resultSchema })
export type FlippedCard = Infer<typeof flippedSchema>

/** One flip, from its call to its consequences. Everything on it lies face up. */
const flipSchema = z.strictObject({
  serial: countSchema,
  seat: savedSeatId,
  attribute: attributeSchema,
  suit: suitSchema,
  /** Capped. */
  net: netSchema,
  /** How many cards the lead turns over, unless a Wound stops them: 1…3. */
  wanted: countSchema,
  move: textSchema.nullable(),
  fast: z.boolean(),
  hasText: hasTextSchema,
  versus: savedSeatId.nullable(),
  /** The lead's cards, in the order in which they came. */
  cards: z.array(flippedSchema),
  /** Teamwork: one card each, null until it is turned over. */
  support: z.array(z.strictObject({ seat: savedSeatId, card: flippedSchema.nullable() })),
  resolving: heldSchema.nullable(),
  /** With all steps bought in a flashback. */
  result: resultSchema.nullable(),
  flashback: z.boolean(),
  raised: countSchema,
  /** What became of the Critical Success; null while none was offered or answered. */
  criticalAnswer: z.enum(['blessing', 'nothing']).nullable(),
  /** Null until the flip is settled. */
  consequences: consequencesSchema.nullable()
})
export type FlipRecord = Infer<typeof flipSchema>

/** What real cards are being turned over for. */
const namingSchema = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('flip') }),
  /** So many cards come back from face-down Exhaustion. */
  z.strictObject({
    for: z.literal('recovery'),
    left: countSchema,
    reason: textSchema,
    /** What is still to be done when the last of them has been named. */
    then: z.exactOptional(z.enum(['rest', 'seek-help']))
  }),
  /** Heroic Stamina: until the symbols that are wanted have come up; how many is on the sheet. */
  z.strictObject({ for: z.literal('stamina') }),
  z.strictObject({ for: z.literal('number'), die: dieSchema })
])

/** What the table waits for. One thing at a time. */
const pendingSchema = z.discriminatedUnion('kind', [
  /** Cards that count are tied; the player (in Teamwork: the players) say which one resolves. */
  z.strictObject({ kind: z.literal('tie'), seat: savedSeatId, among: z.array(heldSchema), suggested: cardSchema }),
  /** Real cards: somebody turns cards over and the GM says which came up. */
  z.strictObject({ kind: z.literal('name-cards'), seat: savedSeatId, naming: namingSchema }),
  z.strictObject({ kind: z.literal('critical'), seat: savedSeatId }),
  z.strictObject({ kind: z.literal('flashback'), seat: savedSeatId })
])
export type Pending = Infer<typeof pendingSchema>

/** The flips of a board, from 1. */
const flipsSchema = z.strictObject({
  /** How many there have been. */
  count: countSchema,
  /** Who led the newest; the flip itself is that seat's `lastFlip`. */
  by: savedSeatId.nullable(),
  /** The newest whose move was settled or whose insight was paid for: what it brought cannot be ignored any more. */
  settled: countSchema.nullable()
})

export const flipCommands = [
  variant('flip', {
    ...call,
    /** Advantages minus disadvantages, already summed, any whole number −9…9; capped at ±2 when played. */
    net: z.int().min(-99).max(99)
  }),
  /** A tie: this card resolves. The player's to say. `of`: whose, when two seats tie with the same card; else the lead's. */
  variant('choose', { card: cardSchema, of: z.exactOptional(savedSeatId) }),
  /** Physical cards: this one came up. */
  variant('name-card', { card: cardSchema }),
  /** The Critical Success: take a Blessing, or let it be (levels come with moves). */
  variant('answer-critical', { take }),
  /** Ignore the last flip, pay 1 XP, flip again at the same net. */
  variant('flashback', { seat: savedSeatId }),
  /** In an open flashback: pay 1 XP for one step up. */
  variant('raise-result', {}),
  /** The open flashback stands as it is. */
  variant('settle-flashback', {})
] as const
export type FlipCommand = Infer<(typeof flipCommands)[number]>
/** How a flip of the Deckahedron is called. Rules: reference 2.1–2.9. */
export type Flip = Extract<FlipCommand, { type: 'flip' }>

const flipEvents = [
  variant('flip-called', { ...call, suit: suitSchema, net: netSchema, wanted: countSchema }),
  /** `seat` turned these over: the lead or a supporter of the newest flip. */
  variant('cards-flipped', { seat: savedSeatId, cards: cardsSchema }),
  /** Real cards: the flip waits until the table has named this seat's cards. */
  variant('naming-awaited', { seat: savedSeatId }),
  variant('choice-offered', { seat: savedSeatId, among: z.array(heldSchema), suggested: cardSchema }),
  /** `seat` owns the card; `result` is what it shows. */
  variant('card-resolved', { seat: savedSeatId, card: cardSchema, result: resultSchema }),
  /** The flip of `lead` is over: cards put away, XP, Shadow and GM move given. Stamina is lost by an event of its own. */
  variant('flip-settled', { lead: savedSeatId, result: resultSchema, consequences: consequencesSchema }),
  variant('critical-offered', { seat: savedSeatId }),
  variant('critical-answered', { seat: savedSeatId, take }),
  /** The last flip is ignored, and what it brought is taken back; 1 XP is paid. `ignored`: its serial; older campaigns do not say. */
  variant('flashback-began', { seat: savedSeatId, ignored: z.exactOptional(countSchema) }),
  /** The second flip is in; steps may be bought. */
  variant('raise-offered', { seat: savedSeatId }),
  /** 1 XP for one step. */
  variant('result-raised', { seat: savedSeatId, to: resultSchema })
] as const
export type FlipEvent = Infer<(typeof flipEvents)[number]>

export type FlipRefusal = RefusalOf<typeof flipModel>

/** Why a flashback cannot be: each names one thing that has moved on. */
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
    /** Something of an earlier flip is still open. */
    'something-pending': refusal<{ seat: SeatId; waits: 'tie' | 'name-cards' | 'critical' | 'flashback' }>('F8'),
    'nothing-pending': refusal<{ wanted: 'tie' | 'name-cards' | 'critical' | 'flashback' }>('F8'),
    'not-among': refusal<{ card: CardId; among: readonly CardId[] }>('F4'),
    'not-unseen': refusal<{ card: CardId; seat: SeatId }>('RC2'),
    'supporter-unfit': refusal<{ seat: SeatId; says: 'lead' | 'twice' | 'versus' }>('TW1'),
    'versus-self': refusal<{ seat: SeatId }>('TW1'),
    'no-cards': refusal<{ seat: SeatId }>('F6'),
    'no-flashback': refusal<{ seat: SeatId; says: NoFlashback }>('FB1')
  },
  state: partOf(
    {
      flips: flipsSchema,
      /** What the table waits for before the next flip. */
      pending: pendingSchema.nullable()
    },
    { flips: { count: 0, by: null, settled: null }, pending: null }
  ),
  sheet: partOf(
    {
      /** The last flip that this seat led. */
      lastFlip: flipSchema.nullable()
    },
    { lastFlip: null }
  )
} as const

declare module '../state' { interface Models { readonly flip: typeof flipModel } } // prettier-ignore
