import { constants, isUtf8 } from 'node:buffer'
import type { Invalid } from '#rules/core/parser'
import { fail, ok, type Result } from '#rules/core/result'
import type { SlicedWork } from './sliced-work'

type Expectation = 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'comma' | 'nothing'

/** The progress of reading a text as JSON. */
interface Reading {
  readonly text: string
  at: number
  /** The kind of token that must come next. */
  wants: Expectation
  /** The lists and objects that are still open, the innermost last. */
  readonly open: ('{' | '[')[]
}

/**
 * The position at which a text stops being JSON, found in one pass: the index of the first invalid character. It is the
 * length of the text when only the end is missing.
 */
export function jsonErrorPosition(text: string): number {
  const reading: Reading = { text, at: 0, wants: 'value', open: [] }
  while (reading.at < text.length) {
    const letter = text[reading.at] as string
    if (letter === ' ' || letter === '\n' || letter === '\r' || letter === '\t') {
      reading.at += 1
      continue
    }
    const bad = letter === '}' || letter === ']' ? close(reading, letter) : readNext(reading, letter)
    if (bad !== null) return bad
  }
  return text.length
}

// Reads one token and advances, or returns the position of the fault.

function readNext(reading: Reading, letter: string): number | null {
  const { at, wants, open } = reading
  switch (wants) {
    case 'comma':
      return letter === ',' ? step(reading, open.at(-1) === '{' ? 'name' : 'value') : at
    case 'colon':
      return letter === ':' ? step(reading, 'value') : at
    case 'name':
    case 'name-or-end':
      return readWord(reading, textShape, 'colon')
    case 'nothing':
      return at
    case 'value':
    case 'value-or-end':
      if (letter !== '{' && letter !== '[')
        return readWord(reading, letter === '"' ? textShape : wordShape, open.length > 0 ? 'comma' : 'nothing')
      open.push(letter)
      return step(reading, letter === '{' ? 'name-or-end' : 'value-or-end')
  }
}

function close(reading: Reading, letter: '}' | ']'): number | null {
  const { at, wants, open } = reading
  const mayClose = wants === 'comma' || wants === 'value-or-end' || wants === 'name-or-end'
  if (!mayClose || open.pop() !== (letter === '}' ? '{' : '[')) return at
  return step(reading, open.length > 0 ? 'comma' : 'nothing')
}

function step(reading: Reading, wants: Expectation): null {
  reading.at += 1
  reading.wants = wants
  return null
}

function readWord(reading: Reading, shape: RegExp, wants: Expectation): number | null {
  const { text, at } = reading
  shape.lastIndex = at
  if (!shape.test(text)) return badIn(text, at)
  reading.at = shape.lastIndex
  reading.wants = wants
  return null
}

const textShape = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const wordShape = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/** A string without a closing quote is faulty where its line ends: no string in our files spans two lines. */
function badIn(text: string, at: number): number {
  if (text[at] !== '"') return at
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/**
 * The bytes to read in one slice, which takes some milliseconds. The size also avoids V8's limit of about 512 MB for a
 * string.
 */
const pieceBytes = 1_000_000
const opening = '\n  "entries": ['
const closing = '\n  ],\n  "revision": '

/**
 * Reads a campaign file in our own layout some entries at a time, one line each. Null for a short file, another layout, or invalid JSON. `readJson` then reads the file, or finds the fault.
 */
export async function readLongFile(bytes: Buffer, work: SlicedWork, pieceSize = pieceBytes): Promise<unknown> {
  const start = bytes.indexOf(opening)
  const end = bytes.lastIndexOf(closing)
  if (bytes.length <= pieceSize || start < 0 || end < start) return null
  try {
    const head = objectIn(`${textIn(bytes, 0, start)}\n  "entries": []}`)
    const tail = objectIn(`{${textIn(bytes, end + '\n  ],'.length, bytes.length)}`)
    const isOurs = Object.keys(head).at(-1) === 'entries' && /^revision(,digest)?$/.test(Object.keys(tail).join())
    if (!isOurs) return null
    return { ...head, entries: await entriesIn(bytes, start + opening.length, end, pieceSize, work), ...tail }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function objectIn(text: string): object {
  return Object(JSON.parse(text)) as object
}

async function entriesIn(
  bytes: Buffer,
  from: number,
  to: number,
  pieceSize: number,
  work: SlicedWork
): Promise<readonly unknown[]> {
  const entries: unknown[] = []
  for (let at = from; at < to;) {
    const newline = bytes.indexOf('\n', Math.min(at + pieceSize, to))
    const until = newline < 0 || newline > to ? to : newline
    const text = textIn(bytes, at, until).trimEnd()
    for (const entry of JSON.parse(`[${text.endsWith(',') ? text.slice(0, -1) : text}]`) as unknown[])
      entries.push(entry)
    at = until
    await work.yieldTurn((at - from) / (to - from))
  }
  return entries
}

/** A piece begins and ends at a line break, so no character is split. */
function textIn(bytes: Buffer, from: number, to: number): string {
  const piece = bytes.subarray(from, to)
  if (!isUtf8(piece)) throw new SyntaxError('not UTF-8')
  return piece.toString('utf8')
}

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
