import { z } from 'zod'
import { refusal } from '../../core/model'
import { type Infer, variant } from '../../core/schema'
import { thingFields, thingId } from '../things/model'

/** A thing after its import from a folder: a new one, or the replacement of one in the book. */
const imported = z.strictObject({ thing: thingId, ...thingFields })
export type ImportedThing = Infer<typeof imported>

/** The most things in one act. */
const most = 12_000

const things = z.array(imported).min(1).max(most)

export const importModel = {
  commands: [variant('import-things', { things })],
  events: [variant('things-imported', { things, added: z.int().nonnegative() })],
  refusals: {
    'name-twice': refusal<{ name: string }>('OI6'),
    'mentions-nothing': refusal<{ name: string }>('OI6'),
    'import-too-long': refusal('OI6')
  }
} as const
