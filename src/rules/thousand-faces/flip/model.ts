import { z } from 'zod'
import { partOf, refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'
import {
  attributeShape,
  cardShape,
  cardsShape,
  countShape,
  dieShape,
  hasTextShape,
  netShape,
  resultShape,
  seatShape,
  suitShape,
  textShape
} from '../shapes'
import type { CardId } from '../vocabulary'

const call = {
  seat: seatShape,
  attribute: attributeShape,
  /** As it is called at the table, or null. */
  move: textShape.nullable(),
  fast: z.boolean(),
  /** The move says something for a single check / for a cross, so no GM move is owed for silence. */
  hasText: hasTextShape,
  /** Player against player: the defender; no XP is gained. */
  versus: seatShape.nullable(),
  /** Teamwork: each flips one card read on the anvil. */
  supporters: z.array(seatShape)
}

const take = z.enum(['blessing', 'nothing'])

/** What a resolved flip brought, besides its result. */
export const consequencesShape = z.strictObject({
  /** 0 or 1, and whose. */
  xp: countShape,
  xpTo: seatShape.nullable(),
  shadow: countShape,
  gmMove: z.boolean(),
  staminaLost: countShape,
  /** The Critical Success resolved: a choice is or was offered. */
  critical: z.boolean(),
  /** A Blessing resolved and went back to the supply. */
  blessingSpent: z.boolean()
})
export type FlipConsequences = Infer<typeof consequencesShape>

/** A card and whose it is. */
export const heldShape = z.strictObject({ seat: seatShape, card: cardShape })
export type Held = Infer<typeof heldShape>

/** One card of a flip, as everybody sees it once it is turned. */
export const flippedShape = z.strictObject({ id: cardShape, value: resultShape })
export type FlippedCard = Infer<typeof flippedShape>

/** One flip, from its call to its consequences. Everything on it lies face up. */
export const flipShape = z.strictObject({
  serial: countShape,
  seat: seatShape,
  attribute: attributeShape,
  suit: suitShape,
  /** Capped. */
  net: netShape,
  /** How many cards the lead turns over, unless a Wound stops them: 1…3. */
  wanted: countShape,
  move: textShape.nullable(),
  fast: z.boolean(),
  hasText: hasTextShape,
  versus: seatShape.nullable(),
  /** The lead's cards, in the order in which they came. */
  cards: z.array(flippedShape),
  /** Teamwork: one card each, null until it is turned over. */
  support: z.array(z.strictObject({ seat: seatShape, card: flippedShape.nullable() })),
  resolving: heldShape.nullable(),
  /** With all steps bought in a flashback. */
  result: resultShape.nullable(),
  flashback: z.boolean(),
  raised: countShape,
  /** What became of the Critical Success; null while none was offered or answered. */
  criticalAnswer: z.enum(['blessing', 'nothing']).nullable(),
  /** Null until the flip is settled. */
  consequences: consequencesShape.nullable()
})
export type FlipRecord = Infer<typeof flipShape>

/** What real cards are being turned over for. */
export const namingShape = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('flip') }),
  /** So many cards come back from face-down Exhaustion. */
  z.strictObject({
    for: z.literal('recovery'),
    left: countShape,
    reason: textShape,
    /** What is still to be done when the last of them has been named. */
    then: z.exactOptional(z.enum(['rest', 'seek-help']))
  }),
  /** Heroic Stamina: until the symbols that are wanted have come up; how many is on the sheet. */
  z.strictObject({ for: z.literal('stamina') }),
  z.strictObject({ for: z.literal('number'), die: dieShape })
])
export type Naming = Infer<typeof namingShape>

/** What the table waits for. One thing at a time. */
export const pendingShape = z.discriminatedUnion('kind', [
  /** Cards that count are tied; the player (in Teamwork: the players) say which one resolves. */
  z.strictObject({ kind: z.literal('tie'), seat: seatShape, among: z.array(heldShape), suggested: cardShape }),
  /** Real cards: somebody turns cards over and the GM says which came up. */
  z.strictObject({ kind: z.literal('name-cards'), seat: seatShape, naming: namingShape }),
  z.strictObject({ kind: z.literal('critical'), seat: seatShape }),
  z.strictObject({ kind: z.literal('flashback'), seat: seatShape })
])
export type Pending = Infer<typeof pendingShape>

/** The flips of a board, from 1. */
export const flipsShape = z.strictObject({
  /** How many there have been. */
  count: countShape,
  /** Who led the newest; the flip itself is that seat's `lastFlip`. */
  by: seatShape.nullable(),
  /** The newest whose move was settled or whose insight was paid for: what it brought cannot be ignored any more. */
  settled: countShape.nullable()
})
export type Flips = Infer<typeof flipsShape>

export const flipCommands = [
  z.strictObject({
    type: z.literal('flip'),
    ...call,
    /** Advantages minus disadvantages, already summed, any whole number −9…9; capped at ±2 when played. */
    net: z.int().min(-99).max(99)
  }),
  /** A tie: this card resolves. The player's to say. `of`: whose, when two seats tie with the same card; else the lead's. */
  z.strictObject({ type: z.literal('choose'), card: cardShape, of: z.exactOptional(seatShape) }),
  /** Physical cards: this one came up. */
  z.strictObject({ type: z.literal('name-card'), card: cardShape }),
  /** The Critical Success: take a Blessing, or let it be (levels come with moves). */
  z.strictObject({ type: z.literal('answer-critical'), take }),
  /** Ignore the last flip, pay 1 XP, flip again at the same net. */
  z.strictObject({ type: z.literal('flashback'), seat: seatShape }),
  /** In an open flashback: pay 1 XP for one step up. */
  z.strictObject({ type: z.literal('raise-result') }),
  /** The open flashback stands as it is. */
  z.strictObject({ type: z.literal('settle-flashback') })
] as const
export type FlipCommand = Infer<(typeof flipCommands)[number]>
/** How a flip of the Deckahedron is called. Rules: reference 2.1–2.9. */
export type Flip = Extract<FlipCommand, { type: 'flip' }>

export const flipEvents = [
  z.strictObject({ type: z.literal('flip-called'), ...call, suit: suitShape, net: netShape, wanted: countShape }),
  /** `seat` turned these over: the lead or a supporter of the newest flip. */
  z.strictObject({ type: z.literal('cards-flipped'), seat: seatShape, cards: cardsShape }),
  /** Real cards: the flip waits until the table has named this seat's cards. */
  z.strictObject({ type: z.literal('naming-awaited'), seat: seatShape }),
  z.strictObject({
    type: z.literal('choice-offered'),
    seat: seatShape,
    among: z.array(heldShape),
    suggested: cardShape
  }),
  /** `seat` owns the card; `result` is what it shows. */
  z.strictObject({ type: z.literal('card-resolved'), seat: seatShape, card: cardShape, result: resultShape }),
  /** The flip of `lead` is over: cards put away, XP, Shadow and GM move given. Stamina is lost by an event of its own. */
  z.strictObject({
    type: z.literal('flip-settled'),
    lead: seatShape,
    result: resultShape,
    consequences: consequencesShape
  }),
  z.strictObject({ type: z.literal('critical-offered'), seat: seatShape }),
  z.strictObject({ type: z.literal('critical-answered'), seat: seatShape, take }),
  /** The last flip is ignored, and what it brought is taken back; 1 XP is paid. `ignored`: its serial; older campaigns do not say. */
  z.strictObject({ type: z.literal('flashback-began'), seat: seatShape, ignored: z.exactOptional(countShape) }),
  /** The second flip is in; steps may be bought. */
  z.strictObject({ type: z.literal('raise-offered'), seat: seatShape }),
  /** 1 XP for one step. */
  z.strictObject({ type: z.literal('result-raised'), seat: seatShape, to: resultShape })
] as const
export type FlipEvent = Infer<(typeof flipEvents)[number]>

export type FlipRefusal =
  /** Something of an earlier flip is still open. */
  | {
      readonly because: 'something-pending'
      readonly seat: SeatId
      readonly waits: 'tie' | 'name-cards' | 'critical' | 'flashback'
    }
  | { readonly because: 'nothing-pending'; readonly wanted: 'tie' | 'name-cards' | 'critical' | 'flashback' }
  | { readonly because: 'not-among'; readonly card: CardId; readonly among: readonly CardId[] }
  | { readonly because: 'not-unseen'; readonly card: CardId; readonly seat: SeatId }
  | { readonly because: 'supporter-unfit'; readonly seat: SeatId; readonly says: 'lead' | 'twice' | 'versus' }
  | { readonly because: 'versus-self'; readonly seat: SeatId }
  | { readonly because: 'no-cards'; readonly seat: SeatId }
  | { readonly because: 'no-flashback'; readonly seat: SeatId; readonly says: NoFlashback }

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
  refusals: refusalsOf<FlipRefusal>(),
  state: partOf(
    {
      flips: flipsShape,
      /** What the table waits for before the next flip. */
      pending: pendingShape.nullable()
    },
    { flips: { count: 0, by: null, settled: null }, pending: null }
  ),
  sheet: partOf(
    {
      /** The last flip that this seat led. */
      lastFlip: flipShape.nullable()
    },
    { lastFlip: null }
  )
} as const
