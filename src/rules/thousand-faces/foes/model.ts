import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import type { SeatId } from '../../core/seat'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { helpSchema } from '../allies/model'
import { powerSchema, thingSchema } from '../equipment/item-schemas'
import { limits } from '../prepared-foes/limits'
import { attackPowerSchema, countSchema, facesSchema, shownSchema, textSchema } from '../schemas'
import { combatFormats, foeKinds, mostRed, mostSquares, mostStamina } from './kinds'
import { encounterNotesSchema, foeSecretsSchema } from './secrets'
import { mostPlus } from '../vocabulary'

const staminaSchema = z.int().min(1).max(mostStamina)

/** A person or thing against the characters. */
const foeSchema = z.strictObject({
  id: countSchema,
  name: textSchema,
  kind: z.enum(foeKinds),
  /** Remaining Stamina; 0 is subdued. */
  stamina: z.int().min(0).max(mostStamina),
  most: staminaSchema,
  power: powerSchema,
  /** Number of armour squares, and of those crossed out. */
  squares: z.int().min(0).max(mostSquares),
  crossed: z.int().min(0).max(mostSquares),
  /** Armour disabled by a move until its repair. */
  disarmoured: z.boolean(),
  /** Red tokens: each gives +1 advantage, once. */
  red: countSchema,
  /** The weak spot named by Weak Spot: +1d4 attack power against this foe. */
  weakness: textSchema.nullable(),
  /** The character that it fights. */
  engaged: savedSeatId.nullable(),
  /** Whether players may see it. */
  revealed: z.boolean(),
  /** The parts bought with Shadow, which cost no Party Power (U5); absent in older campaigns. */
  bought: z.exactOptional(
    z.strictObject({
      stamina: z.int().min(0).max(mostStamina),
      d6: z.boolean(),
      squares: z.int().min(0).max(mostSquares)
    })
  ),
  /** Special attacks, immunities, and notes of the GM. */
  note: textSchema,
  /** The GM's preparation for this foe (PF2); absent for a foe without preparation. */
  secrets: z.exactOptional(foeSecretsSchema),
  /** The players have seen its hint (PF3). */
  hintShown: z.exactOptional(z.literal(true))
})
export type Foe = Infer<typeof foeSchema>

const formatSchema = z.enum(combatFormats.map(format => format.id)).nullable()

const printed = {
  name: textSchema,
  kind: z.enum(foeKinds),
  stamina: staminaSchema,
  power: powerSchema,
  squares: z.int().min(0).max(mostSquares),
  note: textSchema
}

const foeCommands = [
  /** Adds foes of one sort; hidden until they are revealed. */
  variant('add-foes', {
    ...printed,
    count: z.int().min(1).max(limits.count),
    /** Shadow for a d10 and for monsters above ten Stamina (Z2); absent: nothing is paid. */
    pay: z.exactOptional(z.enum(['free', 'circled', 'nothing']))
  }),
  /** Adds a whole prepared encounter, hidden (PF1). */
  variant('add-prepared-foes', {
    /** Null: foes without an encounter. */
    encounter: encounterNotesSchema.nullable(),
    foes: z
      .array(z.strictObject({ ...printed, secrets: foeSecretsSchema, count: z.int().min(1).max(limits.count) }))
      .min(1)
      .max(limits.sorts),
    pay: z.enum(['free', 'circled', 'nothing'])
  }),
  /** Shows only the hint; for a hidden foe without its name. */
  variant('show-hint', { foe: countSchema, as: z.enum(['shown', 'hidden']) }),
  variant('edit-foe', { foe: foeSchema }),
  variant('remove-foe', { foe: countSchema }),
  variant('show-foe', { foe: countSchema, as: z.enum(['revealed', 'hidden']) }),
  /** Reveals all hidden foes in one act. */
  variant('reveal-foes', {}),
  /** Attack power against it: takes Stamina, or the GM crosses out one square. */
  variant('strike-foe', {
    foe: countSchema,
    power: attackPowerSchema,
    by: savedSeatId.nullable(),
    square: z.enum(['keep', 'cross-out'])
  }),
  /** Rolls a character's attack power, and applies it to a named foe. */
  variant('attack-foe', {
    seat: savedSeatId,
    foe: countSchema.nullable(),
    weapon: thingSchema.nullable(),
    /** `roll`: the weapon's die (unarmed: 1). `one`: power 1. `none`: only the extra dice. */
    base: z.enum(['roll', 'one', 'none']),
    dice: z.array(facesSchema),
    plus: z.int().min(-mostPlus.attack).max(mostPlus.attack),
    halved: z.enum(['whole', 'halved']),
    weakness: z.enum(['struck', 'missed']),
    square: z.enum(['keep', 'cross-out']),
    /** Points that become red tokens. */
    red: z.int().min(0).max(mostRed),
    /** An additional die of an ally (J12). */
    help: z.exactOptional(helpSchema),
    what: textSchema
  }),
  variant('engage-foe', { foe: countSchema, seat: savedSeatId.nullable() }),
  variant('spend-red', { foe: countSchema, seat: savedSeatId }),
  variant('name-weakness', { foe: countSchema, weakness: textSchema }),
  /** The first foe leads: its die, and 1 for each other foe. `none`: no die is rolled. */
  variant('foes-attack', {
    foes: z.array(countSchema),
    seat: savedSeatId,
    die: z.union([z.enum(['roll', 'none']), shownSchema])
  }),
  /** Upgrades one foe for Shadow points. */
  variant('upgrade-foe', {
    foe: countSchema,
    use: z.enum(['foe-d6', 'foe-d10', 'foe-square', 'monster-15', 'monster-20', 'monster-special']),
    from: z.enum(['free', 'circled']),
    note: textSchema
  }),
  variant('set-format', { format: formatSchema }),
  /** Whether a character is in the scene: Party Power counts only characters in it. */
  variant('mark-scene', { seat: savedSeatId, as: z.enum(['here', 'elsewhere']) }),
  variant('clear-foes', {})
] as const
/** Commands about foes. */
export type FoeCommand = Infer<(typeof foeCommands)[number]>

const foeEvents = [
  variant('foes-added', {
    foes: z.array(foeSchema),
    /** The prepared encounter of these foes, if it has a name. */
    encounter: z.exactOptional(encounterNotesSchema)
  }),
  /** The whole changed foe. `revealed`: whether players saw it before. */
  variant('foe-changed', {
    foe: foeSchema,
    how: z.enum([
      'edited',
      'revealed',
      'hidden',
      'engaged',
      'marked',
      'unmarked',
      'weakened',
      'upgraded',
      'disarmoured',
      'hint-shown',
      'hint-hidden'
    ]),
    seat: savedSeatId.nullable()
  }),
  variant('foe-struck', {
    foe: foeSchema,
    power: countSchema,
    by: savedSeatId.nullable(),
    square: z.boolean(),
    /** The serial of the roll, if the app rolled it; absent in older campaigns. */
    roll: z.exactOptional(countSchema)
  }),
  /** The roll of a hit was changed afterwards: the new values of the foe and of the hit. */
  variant('hit-changed', {
    foe: foeSchema,
    power: countSchema,
    square: z.boolean(),
    lost: countSchema,
    roll: countSchema
  }),
  /** The first attack on the foe's weak spot. */
  variant('opening-taken', { foe: countSchema, seat: savedSeatId }),
  variant('foe-removed', { foe: countSchema }),
  variant('format-set', { format: formatSchema }),
  variant('scene-marked', { seat: savedSeatId, as: z.enum(['here', 'elsewhere']) }),
  variant('foes-cleared', {})
] as const
/** Events about foes. */
export type FoeEvent = Infer<(typeof foeEvents)[number]>

export type FoeRefusal = RefusalOf<typeof foesModel>

export const foesModel = {
  commands: foeCommands,
  events: foeEvents,
  refusals: {
    'marked-already': refusal<{ seat: SeatId; as: 'here' | 'elsewhere' }>('U11'),
    'no-such-foe': refusal('U1'),
    'no-square': refusal<{ name: string }>('U3'),
    subdued: refusal<{ name: string }>('U3'),
    'no-red': refusal<{ name: string }>('U6'),
    'no-foes': refusal('U8'),
    'none-hidden': refusal('U1'),
    'no-hint': refusal<{ name: string }>('PF3'),
    'already-there': refusal<{ name: string }>('U1'),
    'squares-full': refusal<{ name: string }>('U2'),
    'monsters-only': refusal<{ name: string }>('Z2')
  },
  state: stateFields(
    {
      foes: z.array(foeSchema),
      /** Foes whose weak spot was named and not attacked yet: the first attack on it is easier. */
      openings: z.array(countSchema),
      /** The way to run the fight, as a reminder. */
      format: formatSchema,
      /** The prepared encounter that was added last, until all foes are cleared (PF5). */
      encounterNotes: encounterNotesSchema.nullable()
    },
    { foes: [], openings: [], format: null, encounterNotes: null }
  )
} as const

declare module '../state' { interface Models { readonly foes: typeof foesModel } } // prettier-ignore
