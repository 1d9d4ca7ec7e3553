import { z } from 'zod'
import type { Infer } from '../../core/schema'
import { textSchema } from '../schemas'
import { mostTraits } from './kinds'

/** The GM's private notes about a prepared foe (PF2); an unwritten text is empty. */
export const foeSecretsSchema = z.strictObject({
  /** Special attacks, in words. */
  attacks: z.array(textSchema).max(mostTraits),
  immunities: z.array(textSchema).max(mostTraits),
  /** A visible sign of the foe's strength; the GM can show it separately (PF3). */
  hint: textSchema,
  weakness: textSchema,
  /** The meaning of the foe in the story. */
  standsFor: textSchema,
  loot: textSchema
})
export type FoeSecrets = Infer<typeof foeSecretsSchema>

/** The GM's notes about a whole encounter (PF5). */
export const encounterNotesSchema = z.strictObject({ name: textSchema, where: textSchema, note: textSchema })
export type EncounterNotes = Infer<typeof encounterNotesSchema>

// Separate from the schema, for pages that read no foes.

export const noSecrets: FoeSecrets = { attacks: [], immunities: [], hint: '', weakness: '', standsFor: '', loot: '' }
