import { constants, isUtf8 } from 'node:buffer'
import type { Invalid } from '#rules/core/parser'
import { fail, ok, type Result } from '#rules/core/result'
import { jsonErrorPosition } from './json-error-position'
import { readLongFile } from '../opening/read-long-file'
import type { SlicedWork } from './sliced-work'

/**
 * The largest campaign file, in bytes, for reading and for writing: about two million acts. The GM is warned near the
 * limit, and recording stops at it, so that every written file can be read.
 */
export const mostBytes = 1_200_000_000

/** The longest campaign that is handed out as one text (a download). V8 allows no string above about 512 MB. */
export const longestText = 200_000_000

/** A campaign file as a JSON value: read in slices when it is in our own layout, else at once. */
export async function readCampaignJson(bytes: Buffer, work: SlicedWork): Promise<Result<unknown, Invalid>> {
  const long = await readLongFile(bytes, work)
  return long === null ? readJson(bytes) : ok(long)
}

/** Bytes as a JSON value, or the position of the fault. */
export function readJson(bytes: Buffer): Result<unknown, Invalid> {
  if (!isUtf8(bytes) || bytes.subarray(0, 4096).includes(0)) {
    return fail({ path: 'the whole file', message: 'This is not a text, so it is not a campaign.' })
  }
  if (bytes.length > constants.MAX_STRING_LENGTH) {
    return fail({
      path: 'the whole file',
      message: 'This file is very long, and it is damaged or was laid out by another program.'
    })
  }
  const text = withoutMark(bytes.toString('utf8'))
  if (text.trim() === '') return fail({ path: 'the whole file', message: 'The file is empty.' })
  try {
    return ok(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return fail(damage(text))
  }
}

/** Windows editors write a byte order mark before the first letter. */
function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}

/** Our files have one entry on each line, so the line number identifies the entry. */
function damage(text: string): Invalid {
  const cutOff = text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}')
  const message = cutOff ? 'The file stops in the middle: its end is missing.' : 'The text of the file is damaged here.'
  return { path: placeOfDamage(text, cutOff), message }
}

function placeOfDamage(text: string, cutOff: boolean): string {
  const lines = text.split(/\r?\n/)
  const start = lines.findIndex(line => /^\s*"entries": \[\s*$/.test(line)) + 1
  if (start > 0) {
    const entries = lines.slice(start)
    const end = entries.findIndex(line => /^\s*\]/.test(line))
    const damaged = (end < 0 ? entries : entries.slice(0, end)).findIndex(line => !isJson(line.replace(/,\s*$/, '')))
    if (damaged >= 0) return `entries.${damaged}`
  }
  return cutOff ? `line ${lines.length}` : `line ${text.slice(0, jsonErrorPosition(text)).split('\n').length}`
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
