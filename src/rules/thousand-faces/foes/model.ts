import { z } from 'zod'
import { partOf, refusal, type RefusalOf } from '../../core/model'
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

/** Somebody or something that stands against the characters. */
const foeSchema = z.strictObject({
  id: countSchema,
  name: textSchema,
  kind: z.enum(foeKinds),
  /** Left; 0 is subdued. */
  stamina: z.int().min(0).max(mostStamina),
  most: staminaSchema,
  power: powerSchema,
  /** Armour squares, and how many of them are crossed out. */
  squares: z.int().min(0).max(mostSquares),
  crossed: z.int().min(0).max(mostSquares),
  /** Armour that a move has disabled until it is repaired. */
  disarmoured: z.boolean(),
  /** Red tokens: +1 advantage each, once. */
  red: countSchema,
  /** Named by Weak Spot: +1d4 attack power on it. */
  weakness: textSchema.nullable(),
  /** Whoever it is fighting. */
  engaged: savedSeatId.nullable(),
  /** Players may see it. */
  revealed: z.boolean(),
  /** What of it was bought with Shadow, and so costs no Party Power (U5); older campaigns do not say. */
  bought: z.exactOptional(
    z.strictObject({
      stamina: z.int().min(0).max(mostStamina),
      d6: z.boolean(),
      squares: z.int().min(0).max(mostSquares)
    })
  ),
  /** Special attacks and immunities, and what the GM wants to remember. */
  note: textSchema,
  /** What the GM prepared about it (PF2); of a foe that was not prepared nothing is said. */
  secrets: z.exactOptional(foeSecretsSchema),
  /** The players have been shown its hint (PF3). */
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
  /** Several of one sort at once; hidden until they are revealed. */
  variant('add-foes', {
    ...printed,
    count: z.int().min(1).max(limits.count),
    /** Shadow for a d10 and for monsters above ten Stamina (Z2); absent: nothing is paid. */
    pay: z.exactOptional(z.enum(['free', 'circled', 'nothing']))
  }),
  /** A whole prepared encounter, hidden (PF1). */
  variant('add-prepared-foes', {
    /** Null: foes that belong to no encounter. */
    encounter: encounterNotesSchema.nullable(),
    foes: z
      .array(z.strictObject({ ...printed, secrets: foeSecretsSchema, count: z.int().min(1).max(limits.count) }))
      .min(1)
      .max(limits.sorts),
    pay: z.enum(['free', 'circled', 'nothing'])
  }),
  /** The hint alone; of a hidden foe without its name. */
  variant('show-hint', { foe: countSchema, as: z.enum(['shown', 'hidden']) }),
  variant('edit-foe', { foe: foeSchema }),
  variant('remove-foe', { foe: countSchema }),
  variant('show-foe', { foe: countSchema, as: z.enum(['revealed', 'hidden']) }),
  /** All that are still hidden, in one act. */
  variant('reveal-foes', {}),
  /** Attack power against it: Stamina goes, or the GM crosses out one square. */
  variant('strike-foe', {
    foe: countSchema,
    power: attackPowerSchema,
    by: savedSeatId.nullable(),
    square: z.enum(['keep', 'cross-out'])
  }),
  /** A character's attack power is rolled, and strikes that foe if one is named. */
  variant('attack-foe', {
    seat: savedSeatId,
    foe: countSchema.nullable(),
    weapon: thingSchema.nullable(),
    /** `roll`: the weapon's die (unarmed: 1). `one`: deal 1. `none`: only the extra dice. */
    base: z.enum(['roll', 'one', 'none']),
    dice: z.array(facesSchema),
    plus: z.int().min(-mostPlus.attack).max(mostPlus.attack),
    halved: z.enum(['whole', 'halved']),
    weakness: z.enum(['struck', 'missed']),
    square: z.enum(['keep', 'cross-out']),
    /** Points turned into red tokens. */
    red: z.int().min(0).max(mostRed),
    /** An ally’s die on top (J12). */
    help: z.exactOptional(helpSchema),
    what: textSchema
  }),
  variant('engage-foe', { foe: countSchema, seat: savedSeatId.nullable() }),
  variant('spend-red', { foe: countSchema, seat: savedSeatId }),
  variant('name-weakness', { foe: countSchema, weakness: textSchema }),
  /** The first of them leads: its die, and 1 for each further one. `none`: no die is rolled. */
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
  /** Whether a character is in the scene: Party Power counts those who are. */
  variant('mark-scene', { seat: savedSeatId, as: z.enum(['here', 'elsewhere']) }),
  variant('clear-foes', {})
] as const
/** What can be asked about foes. */
export type FoeCommand = Infer<(typeof foeCommands)[number]>

const foeEvents = [
  variant('foes-added', {
    foes: z.array(foeSchema),
    /** The prepared encounter that they are, if it has a name. */
    encounter: z.exactOptional(encounterNotesSchema)
  }),
  /** The foe as it is now, whole. `revealed` says whether players saw it. */
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
    /** The serial of the roll, if the app rolled it; older campaigns do not say. */
    roll: z.exactOptional(countSchema)
  }),
  /** The roll of a hit was changed after it struck: the foe, and the hit, as they are now. */
  variant('hit-changed', {
    foe: foeSchema,
    power: countSchema,
    square: z.boolean(),
    lost: countSchema,
    roll: countSchema
  }),
  /** The first attack on its weak spot is made. */
  variant('opening-taken', { foe: countSchema, seat: savedSeatId }),
  variant('foe-removed', { foe: countSchema }),
  variant('format-set', { format: formatSchema }),
  variant('scene-marked', { seat: savedSeatId, as: z.enum(['here', 'elsewhere']) }),
  variant('foes-cleared', {})
] as const
/** What can happen to foes. */
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
  state: partOf(
    {
      foes: z.array(foeSchema),
      /** Foes whose weak spot was named and not attacked yet: the first attack on it is easier. */
      openings: z.array(countSchema),
      /** How the fight is run, as a reminder. */
      format: formatSchema,
      /** The prepared encounter that was brought last, until all foes are cleared away (PF5). */
      encounterNotes: encounterNotesSchema.nullable()
    },
    { foes: [], openings: [], format: null, encounterNotes: null }
  )
} as const

declare module '../state' { interface Models { readonly foes: typeof foesModel } } // prettier-ignore
