import { z } from 'zod'
import { parserOf } from '../../core/parser'
import type { Infer } from '../../core/schema'
import { powers } from '../equipment/items'
import { foeKinds, mostSquares, mostStamina, mostTraits } from '../foes/kinds'
import { limits } from './limits'
import { control, halves, heaped, turning } from './plain-text'

const text = plainTextSchema(limits.text)
const nameSchema = plainTextSchema(limits.name).refine(name => name.trim() !== '', 'is empty')
const traits = z.array(plainTextSchema(limits.trait)).max(mostTraits)

/** A prepared foe: the fields of one sort in `add-prepared-foes`, without the number. */
export const preparedFoeSchema = z.strictObject({
  name: nameSchema,
  kind: z.enum(foeKinds),
  stamina: z.int().min(1).max(mostStamina),
  power: z.enum(powers),
  squares: z.int().min(0).max(mostSquares),
  note: text,
  secrets: z.strictObject({
    attacks: traits,
    immunities: traits,
    hint: text,
    weakness: text,
    standsFor: text,
    loot: text
  })
})
export type PreparedFoe = Infer<typeof preparedFoeSchema>

/** `f3`, `e3`: an id is never reused on one machine. */
export const foeIdSchema = z.string().regex(/^f[1-9]\d{0,8}$/, 'is not the id of a prepared foe')
export const encounterIdSchema = z.string().regex(/^e[1-9]\d{0,8}$/, 'is not the id of a prepared encounter')

/** A named group of foes. */
export const preparedEncounterSchema = z.strictObject({
  name: nameSchema,
  where: text,
  note: text,
  /** The foes, and the number of each. */
  foes: z.array(z.strictObject({ foe: foeIdSchema, count: z.int().min(1).max(limits.count) })).max(limits.sorts)
})
export type PreparedEncounter = Infer<typeof preparedEncounterSchema>

/** One prepared thing with its id. */
export interface PreparedThing<Thing> {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly changedAt: number
  readonly thing: Thing
}

const changedAt = z.int().min(0)
const fileSchema = z
  .strictObject({
    hearthside: z.literal('prepared-foes'),
    version: z.literal(1),
    /** Number of ids given up to now. */
    made: z.int().min(0).max(999_999_999),
    foes: z.array(z.strictObject({ id: foeIdSchema, changedAt, thing: preparedFoeSchema })).max(limits.foes),
    encounters: z
      .array(z.strictObject({ id: encounterIdSchema, changedAt, thing: preparedEncounterSchema }))
      .max(limits.encounters)
  })
  .superRefine((file, context) => {
    const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    const known = new Set(file.foes.map(({ id }) => id))
    const ids = [...file.foes, ...file.encounters].map(({ id }) => id)
    if (new Set(ids).size < ids.length) wrong(['foes'], 'has one id twice')
    if (ids.some(id => Number(id.slice(1)) > file.made)) wrong(['made'], 'is less than an id that was given')
    file.encounters.forEach(({ thing }, nth) =>
      thing.foes.forEach(({ foe }, row) => {
        if (!known.has(foe)) wrong(['encounters', nth, 'thing', 'foes', row, 'foe'], 'is not among the foes')
      })
    )
  })

/** All prepared foes and encounters in a file: the GM's own file, or one for other users. */
export type PreparedFoes = Infer<typeof fileSchema>

export const preparedFoesParser = parserOf<PreparedFoes>(fileSchema)

export const nothingPrepared: PreparedFoes = {
  hearthside: 'prepared-foes',
  version: 1,
  made: 0,
  foes: [],
  encounters: []
}

/** Whether a newer Hearthside wrote the file, whatever the other content is. */
export function isNewer(file: unknown): boolean {
  const { hearthside, version } = (file ?? {}) as { readonly hearthside?: unknown; readonly version?: unknown }
  return hearthside === 'prepared-foes' && typeof version === 'number' && version > nothingPrepared.version
}

/**
 * A text from an untrusted file: at most so many UTF-16 units, without characters that disguise the text.
 * Line breaks and tabs are allowed.
 */
function plainTextSchema(most: number) {
  return z
    .string()
    .max(most, `is longer than ${most} letters`)
    .refine(text => !halves.test(text), 'has half a character in it')
    .refine(text => !control.test(text), 'has a control character in it')
    .refine(text => !turning.test(text), 'has a character in it that turns the text around')
    .refine(text => !heaped.test(text), 'has more than four marks on one letter')
}
