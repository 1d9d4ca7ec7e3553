import { z } from 'zod'
import type { Infer } from '../../core/schema'
import { textSchema } from '../schemas'
import { mostTraits } from './trait-limit'

/** What the GM alone knows of a foe that was prepared (PF2); empty texts are what was not written. */
export const foeSecretsSchema = z.strictObject({
  /** Special attacks, in words. */
  attacks: z.array(textSchema).max(mostTraits),
  immunities: z.array(textSchema).max(mostTraits),
  /** What players can notice that tells its strength; shown by itself (PF3). */
  hint: textSchema,
  weakness: textSchema,
  /** What it stands for in the story. */
  standsFor: textSchema,
  loot: textSchema
})
export type FoeSecrets = Infer<typeof foeSecretsSchema>

/** What the GM wrote of an encounter as a whole (PF5). */
export const encounterNotesSchema = z.strictObject({ name: textSchema, where: textSchema, note: textSchema })
export type EncounterNotes = Infer<typeof encounterNotesSchema>
