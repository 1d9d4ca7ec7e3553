import { z } from 'zod'
import { refusalsOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import type { Infer } from '../../core/slice'
import { magicItemIds } from '../magic/magic-items'
import { exertions, slots } from '../moves/move'
import { countSchema, moveSchema, seatSchema, textSchema } from '../schemas'
import { itemIds, type Power, powers, type Stops } from './items'
import { lootLimits } from './loot-limits'

/** Schemas of what lies on the table beside the cards. */
export const powerSchema = z.enum(powers)
/** One particular thing that a character carries; its number is never given again on this board. */
export const thingSchema = z.string().regex(/^i\d+$/)
export type ThingId = Infer<typeof thingSchema>
export const slotSchema = z.enum(slots)
export const exertionSchema = z.enum(exertions)
/** What lies in a slot, or on the Exhaustion pile. */
export const tokenSchema = z.enum(['exhaustion', 'harm', 'wound'])
export type Token = Infer<typeof tokenSchema>

/** A token in a slot; `slot` counts the open slots of the card from 0. */
export const filledSchema = z.strictObject({ slot: countSchema, token: tokenSchema })
export type Filled = Infer<typeof filledSchema>

/** One slot of one card in front of somebody. */
export const placeSchema = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('move'), move: moveSchema, slot: countSchema }),
  z.strictObject({ on: z.literal('item'), item: thingSchema, slot: countSchema })
])
export type SlotPlace = Infer<typeof placeSchema>

/** The magic in an item: charges lie under it as green cards. Source: reference 3.8. */
export const magicSchema = z.strictObject({
  card: z.enum(magicItemIds).nullable(),
  effect: textSchema,
  /** 0 is depleted. At most the capacity, but for Void Transfusion, which may overfill it by 2. */
  charges: z.int().min(0).max(7),
  /** 1–5. */
  capacity: z.int().min(1).max(5),
  ongoing: z.boolean(),
  /** Energy flows through it now: it is not idle. */
  flowing: z.boolean()
})
export type Magic = Infer<typeof magicSchema>

/** A shield made up at the table (Q15): what it stops, and which three of the ladder's four rows it has, by the first of them. */
export const madeShieldSchema = z.strictObject({ stops: z.enum(['harm', 'harm-or-wound']), rows: z.literal([1, 2]) })
export type MadeShield = Infer<typeof madeShieldSchema>

/** An Item card in somebody's hands. */
export const itemSchema = z.strictObject({
  id: thingSchema,
  name: textSchema,
  kind: z.enum(['weapon', 'armour', 'shield', 'gear']),
  card: z.enum(itemIds).nullable(),
  encumbrance: z.int().min(0).max(9),
  /** Damage cards on it, 0–2; the third destroys it. */
  damage: z.int().min(0).max(2),
  power: powerSchema.nullable(),
  maxPower: powerSchema.nullable(),
  slots: z.array(slotSchema),
  filled: z.array(filledSchema),
  /** Somebody values it. */
  precious: z.boolean(),
  magic: magicSchema.nullable(),
  /** Kept from everybody's eyes but its owner's (I'm Only Here for the Job). */
  secret: z.boolean(),
  note: textSchema,
  /** A shield of the table's own making; absent: it is like the printed one (Q15). */
  shield: z.exactOptional(madeShieldSchema)
})
export type Item = Infer<typeof itemSchema>

/** What is wanted when a new thing comes into somebody's hands; the rest is printed or plain. */
export const newItemSchema = z.discriminatedUnion('sort', [
  z.strictObject({ sort: z.literal('card'), card: z.enum(itemIds), name: textSchema }),
  z.strictObject({
    sort: z.literal('magic'),
    card: z.enum(magicItemIds),
    name: textSchema,
    capacity: z.int().min(1).max(5).nullable()
  }),
  z.strictObject({
    sort: z.literal('other'),
    name: textSchema,
    kind: z.enum(['weapon', 'armour', 'shield', 'gear']),
    encumbrance: z.int().min(0).max(9),
    power: powerSchema.nullable(),
    slots: z.array(slotSchema),
    precious: z.boolean(),
    secret: z.boolean(),
    effect: textSchema.nullable(),
    note: textSchema,
    /** A shield: its rows of the ladder; absent: like the printed one. */
    shield: z.exactOptional(madeShieldSchema)
  })
])
/** A thing that somebody is about to get: a printed card, a magic one, or one made up at the table. */
export type NewItem = Infer<typeof newItemSchema>

/** What a seller has laid out for one character. */
export const waresSchema = z.strictObject({
  seller: textSchema,
  /** Four cards, of which one can be had. */
  cards: z.array(newItemSchema)
})
export type Wares = Infer<typeof waresSchema>

const ofSeat = { seat: seatSchema }
const ofItem = { seat: seatSchema, item: thingSchema }

/** One option of Obsessive Contemplation; each costs 1 XP (Q13). */
export const studySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add-effect'), item: thingSchema, effect: textSchema }),
  z.strictObject({ kind: z.literal('capacity'), item: thingSchema }),
  z.strictObject({ kind: z.literal('more-power'), item: thingSchema }),
  z.strictObject({ kind: z.literal('imbue'), item: thingSchema, effect: textSchema }),
  z.strictObject({ kind: z.literal('look'), item: thingSchema, look: textSchema }),
  z.strictObject({ kind: z.literal('weapon-effect'), item: thingSchema, from: thingSchema })
])

export const equipmentCommands = [
  z.strictObject({ type: z.literal('gain-item'), ...ofSeat, item: newItemSchema }),
  /** Puts anything printed on an item right. */
  z.strictObject({ type: z.literal('edit-item'), ...ofSeat, item: itemSchema }),
  z.strictObject({ type: z.literal('drop-item'), ...ofItem }),
  z.strictObject({ type: z.literal('give-item'), ...ofItem, to: seatSchema }),
  z.strictObject({ type: z.literal('damage-item'), ...ofItem }),
  z.strictObject({ type: z.literal('repair-item'), ...ofItem, damage: countSchema }),
  /** By how much Pack and precious Pack change. */
  z.strictObject({
    type: z.literal('change-pack'),
    ...ofSeat,
    pack: z.int().min(-99).max(99),
    precious: z.int().min(-99).max(99),
    reason: textSchema
  }),
  /** Its content is fixed now: a Pack becomes a named Item card. */
  z.strictObject({ type: z.literal('name-pack'), ...ofSeat, from: z.enum(['pack', 'precious']), item: newItemSchema }),
  z.strictObject({
    type: z.literal('good-thing-i-brought'),
    ...ofSeat,
    pay: z.enum(['xp-and-pack', 'two-pack']),
    item: newItemSchema.nullable(),
    what: textSchema
  }),
  /** A seller and four cards; null: dealt by luck. */
  z.strictObject({
    type: z.literal('lay-out-wares'),
    ...ofSeat,
    seller: textSchema,
    cards: z.array(newItemSchema).nullable()
  }),
  z.strictObject({
    type: z.literal('shop'),
    ...ofSeat,
    seller: textSchema,
    pay: z.discriminatedUnion('with', [
      z.strictObject({ with: z.literal('precious') }),
      z.strictObject({ with: z.literal('xp-and-pack') }),
      z.strictObject({ with: z.literal('xp-and-item'), item: thingSchema })
    ]),
    item: newItemSchema
  }),
  /** 1 precious Pack for 2 regular ones, any time in town. */
  z.strictObject({ type: z.literal('buy-pack'), ...ofSeat }),
  z.strictObject({
    type: z.literal('tell-tale'),
    ...ofSeat,
    weapon: textSchema,
    magical: z.enum(['plain', 'magical'])
  }),
  /** The design is offered and accepted, as loot or in a shop. */
  z.strictObject({
    type: z.literal('find-designed'),
    ...ofSeat,
    weapon: textSchema,
    power: powerSchema,
    weakness: textSchema,
    effect: textSchema
  }),
  /** In town: one precious card and everything is repaired. */
  z.strictObject({
    type: z.literal('have-repaired'),
    ...ofSeat,
    pay: z.union([z.literal('precious-pack'), thingSchema])
  }),
  z.strictObject({ type: z.literal('contemplate'), ...ofSeat, studies: z.array(studySchema) }),
  /** Flip Dex, FAST, when about to take what the shield stops. `attack`: the blow it is raised against, or null. */
  z.strictObject({
    type: z.literal('raise-shield'),
    ...ofItem,
    advantages: z.int().min(-9).max(9),
    attack: countSchema.nullable()
  })
] as const
/** What can be asked about equipment. */
export type EquipmentCommand = Infer<(typeof equipmentCommands)[number]>

export const howLost = ['dropped', 'destroyed', 'dissolved', 'surrendered', 'traded', 'given', 'lost'] as const
export const howChanged = [
  'edited',
  'damaged',
  'repaired',
  'charge-spent',
  'charges-lost',
  'depleted',
  'capacity-lost',
  'recharged',
  'flow-began',
  'flow-ended',
  'studied'
] as const

export const equipmentEvents = [
  z.strictObject({
    type: z.literal('item-gained'),
    ...ofSeat,
    item: itemSchema,
    how: textSchema,
    /** Limits of loot that it is beyond; absent: none, or nobody asked. */
    beyond: z.exactOptional(z.array(z.enum(lootLimits)))
  }),
  z.strictObject({
    type: z.literal('item-lost'),
    ...ofSeat,
    item: thingSchema,
    name: textSchema,
    how: z.enum(howLost),
    secret: z.boolean(),
    /** What a keepsake bought its way past. */
    passage: z.exactOptional(textSchema)
  }),
  /** The item as it is now, whole. */
  z.strictObject({
    type: z.literal('item-changed'),
    ...ofSeat,
    item: itemSchema,
    how: z.enum(howChanged),
    /** As it was before it was edited. */
    was: z.exactOptional(itemSchema)
  }),
  /** What there is now. */
  z.strictObject({
    type: z.literal('pack-changed'),
    ...ofSeat,
    pack: countSchema,
    precious: countSchema,
    reason: textSchema
  }),
  z.strictObject({ type: z.literal('weapon-designed'), ...ofSeat, weapon: textSchema, magical: z.boolean() }),
  z.strictObject({ type: z.literal('design-found'), ...ofSeat, weapon: textSchema }),
  z.strictObject({ type: z.literal('wares-laid-out'), ...ofSeat, seller: textSchema, cards: z.array(newItemSchema) }),
  z.strictObject({ type: z.literal('shopped'), ...ofSeat, seller: textSchema })
] as const
/** What can happen to equipment. */
export type EquipmentEvent = Infer<(typeof equipmentEvents)[number]>

export type EquipmentRefusal =
  | { readonly because: 'no-such-item'; readonly seat: SeatId; readonly item: ThingId }
  | { readonly because: 'not-mundane'; readonly name: string }
  | {
      readonly because: 'not-enough-pack'
      readonly seat: SeatId
      readonly needs: number
      readonly has: number
      readonly kind: 'pack' | 'precious'
    }
  | { readonly because: 'nothing-to-repair'; readonly name: string }
  | { readonly because: 'no-more-power'; readonly name: string }
  | { readonly because: 'no-gauge'; readonly name: string }
  | { readonly because: 'not-a-weapon'; readonly name: string }
  | { readonly because: 'magic-already'; readonly name: string }
  | { readonly because: 'study-unfit'; readonly line: number; readonly why: EquipmentRefusal }
  | { readonly because: 'not-a-shield'; readonly name: string }
  | { readonly because: 'no-blow'; readonly seat: SeatId }
  | { readonly because: 'stops-nothing'; readonly name: string; readonly avoids: Stops }
  | { readonly because: 'nameless' }
  | { readonly because: 'beyond-gauge'; readonly power: Power; readonly most: Power }
  | { readonly because: 'too-many-charges'; readonly charges: number; readonly capacity: number }
  | { readonly because: 'too-many-slots'; readonly most: number }
  | { readonly because: 'cannot-attach'; readonly name: string; readonly wants: 'weapon' | 'armour' }
  | { readonly because: 'not-magic'; readonly name: string }
  | { readonly because: 'depleted'; readonly name: string }
  | { readonly because: 'full-capacity'; readonly name: string }
  | { readonly because: 'not-flowing'; readonly name: string }
  | { readonly because: 'invisible'; readonly seat: SeatId; readonly name: string }
  | {
      readonly because: 'slot-unfit'
      readonly seat: SeatId
      readonly says: 'no-slot' | 'face-down' | 'taken' | 'empty' | 'wrong-token' | 'too-many'
    }
  | { readonly because: 'no-design'; readonly seat: SeatId; readonly weapon: string }
  | { readonly because: 'not-four-cards'; readonly got: number }
  | { readonly because: 'not-on-offer'; readonly name: string }
  | { readonly because: 'not-precious'; readonly name: string }
  | { readonly because: 'too-many-studies'; readonly asked: number }
  | { readonly because: 'own-things-only'; readonly seat: SeatId }
  | { readonly because: 'only-with-move'; readonly name: string; readonly move: string }

export const equipmentModel = {
  commands: equipmentCommands,
  events: equipmentEvents,
  refusals: refusalsOf<EquipmentRefusal>()
} as const
