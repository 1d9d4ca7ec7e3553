import type { PlainExplanation } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import { isNewer, type PreparedFoes, preparedFoesParser } from './library'

/** Limit of an imported file, in UTF-16 units: larger than everything that may be prepared. */
export const longestFile = 4 * 1024 * 1024

/**
 * Reads foes and encounters from the text of a file. The file is untrusted.
 * Fails with an explanation for the user: not such a file, a newer version, or the position of the error.
 * @param errorPosition finds the position at which a text stops being JSON, as a character index
 */
export function readPreparedFile(
  text: string,
  errorPosition: (text: string) => number
): Result<PreparedFoes, PlainExplanation> {
  if (text.length > longestFile)
    return fail({ message: 'This file is far too long to hold prepared foes', remedy: 'Choose another one' })
  const json = jsonOf(text, errorPosition)
  if (!json.ok) return json
  const { hearthside } = (json.value ?? {}) as { readonly hearthside?: unknown }
  if (hearthside !== 'prepared-foes')
    return fail({
      message: 'This file holds no prepared foes',
      remedy: 'Such a file is saved from “Prepared foes” with “Save as a file”'
    })
  if (isNewer(json.value))
    return fail({ message: 'These foes were saved by a newer Hearthside', remedy: 'Update Hearthside and try again' })
  const read = preparedFoesParser.parse(json.value)
  if (read.ok) return ok(read.value)
  const { path, message } = read.error
  return fail({
    message: `Nothing was imported: the file is wrong at “${path || 'the beginning'}”: ${message}`,
    remedy
  })
}

/** The text of a file for other users: these foes and encounters, with the foes of the encounters. Null: all of them. */
export function printPreparedFile(
  file: PreparedFoes,
  chosen: { readonly foes: readonly string[] | null; readonly encounters: readonly string[] | null }
): string {
  const has = (ids: readonly string[] | null, id: string): boolean => ids === null || ids.includes(id)
  const encounters = file.encounters.filter(({ id }) => has(chosen.encounters, id))
  const inThem = new Set(encounters.flatMap(({ thing }) => thing.foes.map(({ foe }) => foe)))
  const foes = file.foes.filter(({ id }) => has(chosen.foes, id) || inThem.has(id))
  return `${JSON.stringify({ ...file, foes, encounters }, null, 2)}\n`
}

const remedy = 'Mend it there, or save the foes again where they come from'

function jsonOf(text: string, errorPosition: (text: string) => number): Result<unknown, PlainExplanation> {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  try {
    return ok(JSON.parse(plain) as unknown)
  } catch {
    const line = plain.slice(0, errorPosition(plain)).split('\n').length
    return fail({ message: `Nothing was imported: this file is not JSON, or damaged in line ${line}`, remedy })
  }
}
