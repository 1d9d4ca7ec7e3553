import { applyAct } from '#rules/campaign/apply'
import type { Chronicle } from '#rules/campaign/chronicle'
import { entryParser, type EntryParser } from '#rules/campaign/entry-parser'
import type { Campaign, Entry } from '#rules/campaign/types'
import { fail, ok, type Result } from '#rules/core/result'
import { isSame } from '#rules/core/values'
import { systemOf } from '#rules/registry'

/**
 * Whether an entry can be opened again, by its text alone and without the engine's guard. It is printed, parsed, and the same as before; the boards after it are valid.
 */
export class Reader {
  readonly #parse: EntryParser = entryParser()

  /** The entry as its text gives it back, or why it could not be. It must then be appended. */
  read(chronicle: Chronicle, entry: Entry): Result<Entry, string> {
    const printed = JSON.stringify(entry)
    const read = this.#parse(JSON.parse(printed))
    if (!read.ok) return fail(`${read.error.path}: ${read.error.message}`)
    if (!isSame(read.value, withoutGaps(entry))) return fail(`it is read back as something else: ${printed}`)
    if (entry.kind !== 'act') return ok(read.value)
    try {
      const wrong = faultsOf(applyAct(chronicle.campaign, read.value as typeof entry))
      return wrong.length === 0 ? ok(read.value) : fail(wrong.join('; '))
    } catch (reason) {
      return fail(`it cannot be applied: ${String(reason)}`)
    }
  }
}

/** What every board says is wrong with it. */
export function faultsOf({ boards }: Campaign): readonly string[] {
  return boards.flatMap(({ id, system, state }) =>
    systemOf(system)
      .check(state)
      .map(says => `${id}: ${says}`)
  )
}

/** The same without fields that are there and hold nothing: JSON leaves them out, and they mean the same. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(fields.map(([key, each]) => [key, withoutGaps(each)]))
}
