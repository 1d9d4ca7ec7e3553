import { z } from 'zod'
import type { PlainExplanation } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import type { Infer } from '../../core/schema'
import { longest, objectKinds } from '../vocabulary'

const written = (most: number) => z.string().trim().min(1, 'nothing is written here').max(most)

/** A ready-made Prophecy, for reading aloud and for play at another table. */
export const moduleSchema = z.strictObject({
  hearthside: z.literal('prophecy-module'),
  version: z.literal(1),
  title: written(longest.name),
  /** The setting, in words for reading aloud. */
  world: written(longest.tale),
  /** The event that the Prophecy predicts. */
  catastrophe: written(longest.tale),
  /** The Objects at the start, each with its Aspects. */
  objects: z
    .array(
      z.strictObject({
        name: written(longest.name),
        kind: z.enum(objectKinds),
        aspects: z.array(written(longest.aspect)).max(60)
      })
    )
    .max(200),
  /** For the Moderator. */
  questions: z.array(written(longest.line)).max(40)
})
export type Module = Infer<typeof moduleSchema>

/**
 * Reads a module from the text of a file.
 * Fails with an explanation for the user: no JSON, no module, a newer version, or the position of the error.
 */
export function parseModule(text: string): Result<Module, PlainExplanation> {
  const json = jsonOf(text)
  if (!json.ok) return json
  const { hearthside, version } = (json.value ?? {}) as { hearthside?: unknown; version?: unknown }
  if (hearthside !== 'prophecy-module')
    return fail({
      message: 'This file is not a Prophecy module',
      remedy: 'A module is saved from a story with “Save as module”'
    })
  if (typeof version === 'number' && version > 1)
    return fail({
      message: 'This module was saved by a newer Hearthside',
      remedy: 'Bring Hearthside up to date and try again'
    })
  const read = moduleSchema.safeParse(json.value)
  if (read.success) return ok(read.data)
  const [issue] = read.error.issues
  const path = issue?.path.map(String).join('.') || 'the module'
  return fail({
    message: `This module is damaged at “${path}”: ${issue?.message ?? 'it cannot be read'}`,
    remedy: 'Mend it there, or save the module again from the story that it comes from'
  })
}

function jsonOf(text: string): Result<unknown, PlainExplanation> {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return fail({ message: 'This file is not a Prophecy module: it is not even JSON', remedy: 'Choose another one' })
  }
}
