import { z } from 'zod'
import { refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { advantagesSchema, countSchema, textSchema } from '../schemas'
import { itemSchema, newItemSchema, powerSchema, type ThingId, thingSchema } from './item-schemas'
import type { Power, StoppedHarm } from './items'
import { lootLimits } from './limits'
import { mostAtOnce } from '../vocabulary'

const ofSeat = { seat: savedSeatId }
const ofItem = { seat: savedSeatId, item: thingSchema }

/** One option of Obsessive Contemplation; each costs 1 XP (Q13). */
export const studySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add-effect'), item: thingSchema, effect: textSchema }),
  z.strictObject({ kind: z.literal('capacity'), item: thingSchema }),
  z.strictObject({ kind: z.literal('more-power'), item: thingSchema }),
  z.strictObject({ kind: z.literal('imbue'), item: thingSchema, effect: textSchema }),
  z.strictObject({ kind: z.literal('look'), item: thingSchema, look: textSchema }),
  z.strictObject({ kind: z.literal('weapon-effect'), item: thingSchema, from: thingSchema })
])

const equipmentCommands = [
  variant('gain-item', { ...ofSeat, item: newItemSchema }),
  /** Corrects any printed value of an item. */
  variant('edit-item', { ...ofSeat, item: itemSchema }),
  variant('drop-item', { ...ofItem }),
  variant('give-item', { ...ofItem, to: savedSeatId }),
  variant('damage-item', { ...ofItem }),
  variant('repair-item', { ...ofItem, damage: countSchema }),
  /** The amounts by which Pack and precious Pack change. */
  variant('change-pack', {
    ...ofSeat,
    pack: z.int().min(-mostAtOnce).max(mostAtOnce),
    precious: z.int().min(-mostAtOnce).max(mostAtOnce),
    reason: textSchema
  }),
  /** Decides the content: a Pack becomes a named Item card. */
  variant('name-pack', { ...ofSeat, from: z.enum(['pack', 'precious']), item: newItemSchema }),
  variant('good-thing-i-brought', {
    ...ofSeat,
    pay: z.enum(['xp-and-pack', 'two-pack']),
    item: newItemSchema.nullable(),
    what: textSchema
  }),
  /** A seller and four cards; null: drawn by luck. */
  variant('send-seller-away', { ...ofSeat }),
  variant('lay-out-wares', { ...ofSeat, seller: textSchema, cards: z.array(newItemSchema).nullable() }),
  variant('shop', {
    ...ofSeat,
    seller: textSchema,
    pay: z.discriminatedUnion('with', [
      z.strictObject({ with: z.literal('precious') }),
      z.strictObject({ with: z.literal('xp-and-pack') }),
      z.strictObject({ with: z.literal('xp-and-item'), item: thingSchema })
    ]),
    item: newItemSchema
  }),
  /** 1 precious Pack for 2 regular ones, at any time in town. */
  variant('buy-pack', { ...ofSeat }),
  variant('tell-tale', { ...ofSeat, weapon: textSchema, magical: z.enum(['plain', 'magical']) }),
  /** The design was offered and accepted, as loot or in a shop. */
  variant('find-designed', {
    ...ofSeat,
    weapon: textSchema,
    power: powerSchema,
    weakness: textSchema,
    effect: textSchema
  }),
  /** In town: one precious card pays for the repair of all items. */
  variant('have-repaired', { ...ofSeat, pay: z.union([z.literal('precious-pack'), thingSchema]) }),
  variant('contemplate', { ...ofSeat, studies: z.array(studySchema) }),
  /** Flips Dex, FAST, before taking what the shield stops. `attack`: the blow against which it is raised, or null. */
  variant('raise-shield', { ...ofItem, advantages: advantagesSchema, attack: countSchema.nullable() })
] as const
/** Commands about equipment. */
export type EquipmentCommand = Infer<(typeof equipmentCommands)[number]>

const howLost = ['dropped', 'destroyed', 'dissolved', 'surrendered', 'traded', 'given', 'lost'] as const
const howChanged = [
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

const equipmentEvents = [
  variant('item-gained', {
    ...ofSeat,
    item: itemSchema,
    how: textSchema,
    /** Limits of loot that it exceeds. Absent: none, or they were not checked. */
    beyond: z.exactOptional(z.array(z.enum(lootLimits)))
  }),
  variant('item-lost', {
    ...ofSeat,
    item: thingSchema,
    name: textSchema,
    how: z.enum(howLost),
    secret: z.boolean(),
    /** The obstacle that a keepsake bought passage through. */
    passage: z.exactOptional(textSchema)
  }),
  /** The whole changed item. */
  variant('item-changed', {
    ...ofSeat,
    item: itemSchema,
    how: z.enum(howChanged),
    /** The item before an edit. */
    was: z.exactOptional(itemSchema)
  }),
  /** The new amounts. */
  variant('pack-changed', { ...ofSeat, pack: countSchema, precious: countSchema, reason: textSchema }),
  variant('weapon-designed', { ...ofSeat, weapon: textSchema, magical: z.boolean() }),
  variant('design-found', { ...ofSeat, weapon: textSchema }),
  variant('seller-left', { ...ofSeat, seller: textSchema }),
  variant('wares-laid-out', { ...ofSeat, seller: textSchema, cards: z.array(newItemSchema) }),
  variant('shopped', { ...ofSeat, seller: textSchema })
] as const
/** Events about equipment. */
export type EquipmentEvent = Infer<(typeof equipmentEvents)[number]>

export type EquipmentRefusal = RefusalOf<typeof equipmentModel>
interface StudyUnfit {
  readonly line: number
  readonly why: EquipmentRefusal
}

export const equipmentModel = {
  commands: equipmentCommands,
  events: equipmentEvents,
  refusals: {
    'no-such-item': refusal<{ seat: SeatId; item: ThingId }>('Q1'),
    'not-mundane': refusal<{ name: string }>('Q8'),
    'not-enough-pack': refusal<{ seat: SeatId; needs: number; has: number; kind: 'pack' | 'precious' }>('Q7'),
    'nothing-to-repair': refusal<{ name: string }>('Q10'),
    'no-more-power': refusal<{ name: string }>('Q13'),
    'no-gauge': refusal<{ name: string }>('Q13'),
    'not-a-weapon': refusal<{ name: string }>('Q13'),
    'magic-already': refusal<{ name: string }>('K2'),
    'study-unfit': refusal<StudyUnfit>('Q13'),
    'not-a-shield': refusal<{ name: string }>('Q11'),
    'no-blow': refusal<{ seat: SeatId }>('Q11'),
    'stops-nothing': refusal<{ name: string; avoids: StoppedHarm }>('Q11'),
    nameless: refusal('Q1'),
    'beyond-gauge': refusal<{ power: Power; most: Power }>('O19'),
    'too-many-charges': refusal<{ charges: number; capacity: number }>('O19'),
    'too-many-slots': refusal<{ most: number }>('I13'),
    'cannot-attach': refusal<{ name: string; wants: 'weapon' | 'armour' }>('Q3'),
    'not-magic': refusal<{ name: string }>('K3'),
    depleted: refusal<{ name: string }>('K3'),
    'full-capacity': refusal<{ name: string }>('O19'),
    'not-flowing': refusal<{ name: string }>('K3'),
    invisible: refusal<{ seat: SeatId; name: string }>('Q14'),
    'slot-unfit': refusal<{
      seat: SeatId
      says: 'no-slot' | 'face-down' | 'taken' | 'empty' | 'wrong-token' | 'too-many'
    }>('N8'),
    'no-design': refusal<{ seat: SeatId; weapon: string }>('Q13'),
    'not-four-cards': refusal<{ got: number }>('Q12'),
    'no-seller': refusal<{ seat: SeatId }>('Q12'),
    'not-on-offer': refusal<{ name: string }>('Q12'),
    'not-precious': refusal<{ name: string }>('Q12'),
    'too-many-studies': refusal<{ asked: number }>('Q13'),
    'own-things-only': refusal<{ seat: SeatId }>('Q17'),
    'only-with-move': refusal<{ name: string; move: string }>('M13')
  }
} as const

declare module '../state' { interface Models { readonly equipment: typeof equipmentModel } } // prettier-ignore
