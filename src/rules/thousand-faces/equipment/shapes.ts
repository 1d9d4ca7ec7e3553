import { z } from 'zod'
import { magicItemIds } from '../magic/magic-items'
import { moveIds } from '../moves/ids'
import { levels } from '../moves/level'
import { countShape, listOf, seatShape, textShape } from '../shapes'
import type { Filled, Item, SlotPlace } from './item'
import { itemIds, powers } from './items'
import { lootLimits } from './loot-limits'

/** Schemas of what lies on the table beside the cards. */
export const moveShape = z.enum(moveIds)
export const levelShape = z.enum(levels)
export const powerShape = z.enum(powers)
export const thingShape = z.string().regex(/^i\d+$/)
export const slotShape = z.enum(['exhaustion-physical', 'exhaustion-mental', 'exhaustion-any', 'harm', 'harm-or-wound'])
export const exertionShape = z.enum(['physical', 'mental'])
const tokenShape = z.enum(['exhaustion', 'harm', 'wound'])

export const filledShape: z.ZodType<readonly Filled[]> = listOf(z.strictObject({ slot: countShape, token: tokenShape }))

export const placeShape: z.ZodType<SlotPlace> = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('move'), move: moveShape, slot: countShape }),
  z.strictObject({ on: z.literal('item'), item: thingShape, slot: countShape })
])

export const magicShape = z.strictObject({
  card: z.enum(magicItemIds).nullable(),
  effect: textShape,
  charges: z.int().min(0).max(7),
  capacity: z.int().min(1).max(5),
  ongoing: z.boolean(),
  flowing: z.boolean()
})

const madeShieldShape = z.strictObject({ stops: z.enum(['harm', 'harm-or-wound']), rows: z.literal([1, 2]) })

export const itemShape: z.ZodType<Item> = z.strictObject({
  id: thingShape,
  name: textShape,
  kind: z.enum(['weapon', 'armour', 'shield', 'gear']),
  card: z.enum(itemIds).nullable(),
  encumbrance: z.int().min(0).max(9),
  damage: z.int().min(0).max(2),
  power: powerShape.nullable(),
  maxPower: powerShape.nullable(),
  slots: listOf(slotShape),
  filled: filledShape,
  precious: z.boolean(),
  magic: magicShape.nullable(),
  secret: z.boolean(),
  note: textShape,
  shield: z.exactOptional(madeShieldShape)
})

/** What is wanted when a new thing comes into somebody's hands; the rest is printed or plain. */
export const newItemShape = z.discriminatedUnion('sort', [
  z.strictObject({ sort: z.literal('card'), card: z.enum(itemIds), name: textShape }),
  z.strictObject({
    sort: z.literal('magic'),
    card: z.enum(magicItemIds),
    name: textShape,
    capacity: z.int().min(1).max(5).nullable()
  }),
  z.strictObject({
    sort: z.literal('other'),
    name: textShape,
    kind: z.enum(['weapon', 'armour', 'shield', 'gear']),
    encumbrance: z.int().min(0).max(9),
    power: powerShape.nullable(),
    slots: listOf(slotShape),
    precious: z.boolean(),
    secret: z.boolean(),
    effect: textShape.nullable(),
    note: textShape,
    /** A shield: its rows of the ladder; absent: like the printed one. */
    shield: z.exactOptional(madeShieldShape)
  })
])
/** A thing that somebody is about to get: a printed card, a magic one, or one made up at the table. */
export type NewItem = Readonly<z.infer<typeof newItemShape>>

const ofSeat = { seat: seatShape }
const ofItem = { seat: seatShape, item: thingShape }

/** One option of Obsessive Contemplation; each costs 1 XP (Q13). */
export const studyShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add-effect'), item: thingShape, effect: textShape }),
  z.strictObject({ kind: z.literal('capacity'), item: thingShape }),
  z.strictObject({ kind: z.literal('more-power'), item: thingShape }),
  z.strictObject({ kind: z.literal('imbue'), item: thingShape, effect: textShape }),
  z.strictObject({ kind: z.literal('look'), item: thingShape, look: textShape }),
  z.strictObject({ kind: z.literal('weapon-effect'), item: thingShape, from: thingShape })
])

export const equipmentCommands = [
  z.strictObject({ type: z.literal('gain-item'), ...ofSeat, item: newItemShape }),
  /** Puts anything printed on an item right. */
  z.strictObject({ type: z.literal('edit-item'), ...ofSeat, item: itemShape }),
  z.strictObject({ type: z.literal('drop-item'), ...ofItem }),
  z.strictObject({ type: z.literal('give-item'), ...ofItem, to: seatShape }),
  z.strictObject({ type: z.literal('damage-item'), ...ofItem }),
  z.strictObject({ type: z.literal('repair-item'), ...ofItem, damage: countShape }),
  /** By how much Pack and precious Pack change. */
  z.strictObject({
    type: z.literal('change-pack'),
    ...ofSeat,
    pack: z.int().min(-99).max(99),
    precious: z.int().min(-99).max(99),
    reason: textShape
  }),
  /** Its content is fixed now: a Pack becomes a named Item card. */
  z.strictObject({ type: z.literal('name-pack'), ...ofSeat, from: z.enum(['pack', 'precious']), item: newItemShape }),
  z.strictObject({
    type: z.literal('good-thing-i-brought'),
    ...ofSeat,
    pay: z.enum(['xp-and-pack', 'two-pack']),
    item: newItemShape.nullable(),
    what: textShape
  }),
  /** A seller and four cards; null: dealt by luck. */
  z.strictObject({
    type: z.literal('lay-out-wares'),
    ...ofSeat,
    seller: textShape,
    cards: listOf(newItemShape).nullable()
  }),
  z.strictObject({
    type: z.literal('shop'),
    ...ofSeat,
    seller: textShape,
    pay: z.discriminatedUnion('with', [
      z.strictObject({ with: z.literal('precious') }),
      z.strictObject({ with: z.literal('xp-and-pack') }),
      z.strictObject({ with: z.literal('xp-and-item'), item: thingShape })
    ]),
    item: newItemShape
  }),
  /** 1 precious Pack for 2 regular ones, any time in town. */
  z.strictObject({ type: z.literal('buy-pack'), ...ofSeat }),
  z.strictObject({ type: z.literal('tell-tale'), ...ofSeat, weapon: textShape, magical: z.enum(['plain', 'magical']) }),
  /** The design is offered and accepted, as loot or in a shop. */
  z.strictObject({
    type: z.literal('find-designed'),
    ...ofSeat,
    weapon: textShape,
    power: powerShape,
    weakness: textShape,
    effect: textShape
  }),
  /** In town: one precious card and everything is repaired. */
  z.strictObject({
    type: z.literal('have-repaired'),
    ...ofSeat,
    pay: z.union([z.literal('precious-pack'), thingShape])
  }),
  z.strictObject({ type: z.literal('contemplate'), ...ofSeat, studies: listOf(studyShape) }),
  /** Flip Dex, FAST, when about to take what the shield stops. `attack`: the blow it is raised against, or null. */
  z.strictObject({
    type: z.literal('raise-shield'),
    ...ofItem,
    advantages: z.int().min(-9).max(9),
    attack: countShape.nullable()
  })
] as const
/** What can be asked about equipment. */
export type EquipmentCommand = Readonly<z.infer<(typeof equipmentCommands)[number]>>

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
    item: itemShape,
    how: textShape,
    /** Limits of loot that it is beyond; absent: none, or nobody asked. */
    beyond: z.exactOptional(listOf(z.enum(lootLimits)))
  }),
  z.strictObject({
    type: z.literal('item-lost'),
    ...ofSeat,
    item: thingShape,
    name: textShape,
    how: z.enum(howLost),
    secret: z.boolean(),
    /** What a keepsake bought its way past. */
    passage: z.exactOptional(textShape)
  }),
  /** The item as it is now, whole. */
  z.strictObject({
    type: z.literal('item-changed'),
    ...ofSeat,
    item: itemShape,
    how: z.enum(howChanged),
    /** As it was before it was edited. */
    was: z.exactOptional(itemShape)
  }),
  /** What there is now. */
  z.strictObject({
    type: z.literal('pack-changed'),
    ...ofSeat,
    pack: countShape,
    precious: countShape,
    reason: textShape
  }),
  z.strictObject({ type: z.literal('weapon-designed'), ...ofSeat, weapon: textShape, magical: z.boolean() }),
  z.strictObject({ type: z.literal('design-found'), ...ofSeat, weapon: textShape }),
  z.strictObject({ type: z.literal('wares-laid-out'), ...ofSeat, seller: textShape, cards: listOf(newItemShape) }),
  z.strictObject({ type: z.literal('shopped'), ...ofSeat, seller: textShape })
] as const
/** What can happen to equipment. */
export type EquipmentEvent = Readonly<z.infer<(typeof equipmentEvents)[number]>>
