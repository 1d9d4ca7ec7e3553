import { z } from 'zod'
import { fail, ok, type Result } from '../core/result'
import { objectKinds, type ObjectKind } from './types'

/** A ready-made Prophecy, to be read aloud and to be played again by another table. */
export interface Module {
  readonly hearthside: 'prophecy-module'
  readonly version: 1
  readonly title: string
  /** Where it all happens, in the words of whoever reads it out. */
  readonly world: string
  /** What is going to happen. */
  readonly catastrophe: string
  /** Who and what there is at the start, each with its Aspects. */
  readonly objects: readonly { readonly name: string; readonly kind: ObjectKind; readonly aspects: readonly string[] }[]
  /** For the Moderator. */
  readonly questions: readonly string[]
}

/** How long each text may be, in characters. */
export const longest = { name: 80, aspect: 80, line: 160, words: 1200, tale: 6000 } as const

const written = (most: number) => z.string().trim().min(1, 'nothing is written here').max(most)

export const moduleSchema: z.ZodType<Module> = z.strictObject({
  hearthside: z.literal('prophecy-module'),
  version: z.literal(1),
  title: written(longest.name),
  world: written(longest.tale),
  catastrophe: written(longest.tale),
  objects: z
    .array(
      z.strictObject({
        name: written(longest.name),
        kind: z.enum(objectKinds),
        aspects: z.array(written(longest.aspect)).max(60)
      })
    )
    .max(200),
  questions: z.array(written(longest.line)).max(40)
})

/**
 * Reads a module from the text of a file.
 * Fails with a sentence for whoever chose the file: that it is no JSON, no module at all, a newer one, or where it is wrong.
 */
export function parseModule(text: string): Result<Module, string> {
  const json = jsonOf(text)
  if (!json.ok) return json
  const { hearthside, version } = (json.value ?? {}) as { hearthside?: unknown; version?: unknown }
  if (hearthside !== 'prophecy-module')
    return fail('This file is not a Prophecy module. A module is saved from a story with “Save as module”')
  if (typeof version === 'number' && version > 1)
    return fail('This module was saved by a newer Hearthside. Bring Hearthside up to date and try again')
  const read = moduleSchema.safeParse(json.value)
  if (read.success) return ok(read.data)
  const [issue] = read.error.issues
  const place = issue?.path.map(String).join('.') || 'the module'
  return fail(`This module is damaged at “${place}”: ${issue?.message ?? 'it cannot be read'}`)
}

function jsonOf(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return fail('This file is not a Prophecy module: it is not even JSON')
  }
}
