import { z } from 'zod'
import type { Infer } from '../../core/schema'
import { magicItemIds } from '../magic/magic-items'
import { exertions, slots } from '../moves/move'
import { countSchema, moveSchema, textSchema } from '../schemas'
import { itemIds, powers } from './items'
import { bearableDamage, mostCapacity, mostEncumbrance, overfill } from './limits'

/** Schemas of the things on the table besides the cards. */
export const powerSchema = z.enum(powers)
/** One thing of a character. Its number is never reused on this board. */
export const thingSchema = z.string().regex(/^i\d+$/)
export type ThingId = Infer<typeof thingSchema>
const slotSchema = z.enum(slots)
export const exertionSchema = z.enum(exertions)
/** A token in a slot, or on the Exhaustion pile. */
const tokenSchema = z.enum(['exhaustion', 'harm', 'wound'])
export type Token = Infer<typeof tokenSchema>

/** A token in a slot; `slot` counts the open slots of the card from 0. */
export const filledSchema = z.strictObject({ slot: countSchema, token: tokenSchema })
export type FilledSlot = Infer<typeof filledSchema>

/** One slot of one card of a character. */
export const slotRefSchema = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('move'), move: moveSchema, slot: countSchema }),
  z.strictObject({ on: z.literal('item'), item: thingSchema, slot: countSchema })
])
export type SlotRef = Infer<typeof slotRefSchema>

/** The magic in an item: charges are green cards under it. Source: reference 3.8. */
const magicSchema = z.strictObject({
  card: z.enum(magicItemIds).nullable(),
  effect: textSchema,
  /** 0 is depleted. At most the capacity; only Void Transfusion may exceed it, by 2. */
  charges: z
    .int()
    .min(0)
    .max(mostCapacity + overfill),
  capacity: z.int().min(1).max(mostCapacity),
  ongoing: z.boolean(),
  /** Energy flows through the item now: it is not idle. */
  flowing: z.boolean()
})
export type Magic = Infer<typeof magicSchema>

/** A shield made up at the table (Q15): what it stops, and three of the ladder's four rows. `rows` is the first of them. */
const madeShieldSchema = z.strictObject({ stops: z.enum(['harm', 'harm-or-wound']), rows: z.literal([1, 2]) })
export type MadeShield = Infer<typeof madeShieldSchema>

/** An Item card of a character. */
export const itemSchema = z.strictObject({
  id: thingSchema,
  name: textSchema,
  kind: z.enum(['weapon', 'armour', 'shield', 'gear']),
  card: z.enum(itemIds).nullable(),
  encumbrance: z.int().min(0).max(mostEncumbrance),
  /** Damage cards on the item, 0–2; the third destroys it. */
  damage: z.int().min(0).max(bearableDamage),
  power: powerSchema.nullable(),
  maxPower: powerSchema.nullable(),
  slots: z.array(slotSchema),
  filled: z.array(filledSchema),
  /** The item has value to a person of the story. */
  precious: z.boolean(),
  magic: magicSchema.nullable(),
  /** Visible only to its owner (I'm Only Here for the Job). */
  secret: z.boolean(),
  note: textSchema,
  /** A shield made up at the table; absent: as printed (Q15). */
  shield: z.exactOptional(madeShieldSchema)
})
export type Item = Infer<typeof itemSchema>

/** The chosen values of a new thing; the others are printed or plain. */
export const newItemSchema = z.discriminatedUnion('sort', [
  z.strictObject({ sort: z.literal('card'), card: z.enum(itemIds), name: textSchema }),
  z.strictObject({
    sort: z.literal('magic'),
    card: z.enum(magicItemIds),
    name: textSchema,
    capacity: z.int().min(1).max(mostCapacity).nullable()
  }),
  z.strictObject({
    sort: z.literal('other'),
    name: textSchema,
    kind: z.enum(['weapon', 'armour', 'shield', 'gear']),
    encumbrance: z.int().min(0).max(mostEncumbrance),
    power: powerSchema.nullable(),
    slots: z.array(slotSchema),
    precious: z.boolean(),
    secret: z.boolean(),
    effect: textSchema.nullable(),
    note: textSchema,
    /** The rows of a shield on the ladder; absent: as printed. */
    shield: z.exactOptional(madeShieldSchema)
  })
])
/** A thing that a character is about to get: a printed card, a magic one, or an invented one. */
export type NewItem = Infer<typeof newItemSchema>

/** The goods of a seller for one character. */
export const waresSchema = z.strictObject({
  seller: textSchema,
  /** Four cards; one of them can be bought. */
  cards: z.array(newItemSchema)
})
export type Wares = Infer<typeof waresSchema>
