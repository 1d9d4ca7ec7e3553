import type { PlainExplanation } from '../../core/refusal'
import { fail, ok, type Result } from '../../core/result'
import { isNewer, type PreparedFoes, preparedFoesParser } from './library'

/** The longest file that is taken in, in UTF-16 units: everything that may be prepared, and then some. */
export const longestFile = 4 * 1024 * 1024

/**
 * Reads foes and encounters from the text of a file that anybody may have made.
 * @param place finds where a text stops being JSON, as the number of a character
 * Fails with words for whoever chose the file: that it is no such file, a newer one, or where it is wrong.
 */
export function readPreparedFile(
  text: string,
  place: (text: string) => number
): Result<PreparedFoes, PlainExplanation> {
  if (text.length > longestFile)
    return fail({ message: 'This file is far too long to hold prepared foes', remedy: 'Choose another one' })
  const json = jsonOf(text, place)
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

/** Some of what was prepared as a file for others: these foes and encounters, and the foes of those. Null: all of them. */
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

function jsonOf(text: string, place: (text: string) => number): Result<unknown, PlainExplanation> {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  try {
    return ok(JSON.parse(plain) as unknown)
  } catch {
    const line = plain.slice(0, place(plain)).split('\n').length
    return fail({ message: `Nothing was imported: this file is not JSON, or damaged in line ${line}`, remedy })
  }
}
