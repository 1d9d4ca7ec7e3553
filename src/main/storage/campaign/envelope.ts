import { z } from 'zod'
import { isObject } from '#rules/core/values'
import { parserOf, type Invalid } from '#rules/core/parser'
import { fail, ok, type Result } from '#rules/core/result'
import { createHash, type Hash } from 'node:crypto'
import type { Blocks } from '../disk/durable-write'
import { printEntriesInSteps, type PrintedEntries } from './printed-entries'
import { SlicedWork } from '../disk/sliced-work'
import { checksum } from '../disk/checksum'
import { limits } from '../opening/limits'
import type { CampaignSummary } from '../types'

/** The version of the file's layout, and of the fields of entries outside a game's acts. */
export const fileVersion = 1

/** The head of the file: its kind and, for human readers, a summary. */
export interface Head extends CampaignSummary {
  readonly versions: Readonly<Record<string, number>>
  readonly savedBy: string
  readonly id: string
}

/** A whole file; its entries are not parsed yet. */
export interface Envelope {
  readonly head: Head
  readonly entries: readonly unknown[]
}

const headSchema = z.object({
  format: z.literal('hearthside-campaign', { error: 'This is not a Hearthside campaign.' }),
  versions: z
    .record(z.string(), z.int().min(1))
    .refine(versions => 'file' in versions, 'The version of the file is missing.'),
  savedBy: z.string(),
  id: z.string().regex(/^[\w-]{1,64}$/, 'A campaign’s id is made of letters, digits and hyphens.'),
  title: z.string(),
  // Seats and boards in the head are for human readers only; damage there is ignored, because the entries are
  // authoritative.
  entries: z.custom<unknown[]>(Array.isArray, 'There is no list of entries.'),
  revision: z.int().min(0)
})

const headParser = parserOf(headSchema)

const entryParser = parserOf(
  z.looseObject({ id: z.int().min(1), at: z.number(), kind: z.enum(['act', 'undo', 'redo', 'save-point']) })
)

/** Recognises a campaign file. Of each entry only `id`, `at` and `kind` are checked, and that the ids have no gap. */
export function parseEnvelope(json: unknown): Result<Envelope, Invalid> {
  if (!isObject(json)) return fail({ path: 'the whole file', message: 'This is not a Hearthside campaign.' })
  // The number is checked before each version is parsed.
  if (Object.keys(Object(Object(json).versions)).length > limits.versions)
    return fail({
      path: 'versions',
      message: `More than ${limits.versions} versions are named here; no campaign has that.`
    })
  const read = headParser.parse(json)
  if (!read.ok) return fail({ path: read.error.path || 'the whole file', message: read.error.message })
  const { versions, savedBy, id, title, entries, revision } = read.value
  for (const [index, entry] of entries.entries()) {
    const fault = faultOf(entry, index + 1)
    if (fault)
      return fail({ path: ['entries', index, ...(fault.path ? [fault.path] : [])].join('.'), message: fault.message })
  }
  if (revision !== entries.length) {
    return fail({ path: 'revision', message: `${revision} entries were written, but ${entries.length} are there.` })
  }
  return ok({ head: { versions, savedBy, id, title, seats: [], boards: [] }, entries })
}

/** The fault in the outer fields of the entry that should have this id; null for none. */
export function faultOf(entry: unknown, id: number): Invalid | null {
  if (looksLikeEntry(entry) && entry.id === id) return null
  const read = entryParser.parse(entry)
  return read.ok ? { path: 'id', message: `This should be entry ${id}.` } : read.error
}

/** A fast check that saves 45 ms for 100,000 entries. After a failure `entryParser` finds the message. */
function looksLikeEntry(entry: unknown): entry is { id: number } {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, at, kind } = entry as Record<string, unknown>
  return Number.isSafeInteger(id) && Number.isFinite(at) && isKind(kind)
}

function isKind(kind: unknown): boolean {
  return kind === 'act' || kind === 'undo' || kind === 'redo' || kind === 'save-point'
}

/** A file's text, and the digest at its end. */
export interface PrintedFile {
  readonly blocks: Blocks
  readonly digest: string
}

/** The file's text: readable JSON with each seat, board and entry on a line of its own. */
export function print(head: Head, printed: PrintedEntries): PrintedFile {
  const [start, end] = [before(head), after(printed.count)]
  const digest = digestOf(start, printed.hash, end)
  const last = `${printed.count > 0 ? '\n  ' : ''}],${end},\n  "digest": "${digest}"\n}\n`
  return { blocks: [Buffer.from(start), ...printed.blocks, Buffer.from(last)], digest }
}

/** The digest of a file's text, and whether Hearthside wrote that text. */
export interface Content {
  readonly digest: string
  /** The hash of the entries alone; null in a layout that is not ours. */
  readonly entries: Hash | null
  /** `unknown`: the file is from before digests were added. */
  readonly written: 'by-us' | 'by-another' | 'unknown'
}

/** @param states whether the file names a digest, in any layout */
export async function contentOf(bytes: Buffer, states: boolean, work = new SlicedWork()): Promise<Content> {
  const start = bytes.indexOf(entriesOpen) + entriesOpen.length
  const tail = tailOf(bytes)
  if (!tail || start < entriesOpen.length || start > tail.start) {
    const whole = await hashed(bytes, work)
    return { digest: whole.digest('hex'), entries: null, written: states ? 'by-another' : 'unknown' }
  }
  const entries = await hashed(bytes.subarray(start, tail.start), work)
  const digest = digestOf(bytes.subarray(0, start), entries, tail.revision)
  if (tail.digest === null) return { digest, entries, written: states ? 'by-another' : 'unknown' }
  return { digest, entries, written: tail.digest === digest ? 'by-us' : 'by-another' }
}

/** The bytes to hash in one slice, which takes some milliseconds. */
const hashSlice = 4_000_000

async function hashed(bytes: Buffer, work: SlicedWork): Promise<Hash> {
  const hash = createHash('sha256')
  for (let from = 0; from < bytes.length; from += hashSlice) {
    hash.update(bytes.subarray(from, from + hashSlice))
    if (from + hashSlice < bytes.length) await work.yieldTurn((from + hashSlice) / bytes.length)
  }
  return hash
}

/** The entries as they stand in the file's own text, so that they need not be printed again. */
export async function ledgerIn(
  bytes: Buffer,
  json: unknown,
  entries: readonly unknown[],
  content: Content,
  work: SlicedWork
): Promise<PrintedEntries> {
  const start = bytes.indexOf(entriesOpen) + entriesOpen.length
  const end = tailOf(bytes)
  const isOurs =
    entries.length > 0 &&
    Object.keys(Object(json))
      .join()
      .replace(/,digest$/, '') === fieldsInOrder &&
    end?.revision === after(entries.length) &&
    opensEntries(bytes.toString('utf8', 0, start))
  if (!isOurs || content.entries === null) return work.runSteps(printEntriesInSteps(entries))
  return {
    blocks: [bytes.subarray(start, end.start)],
    count: entries.length,
    last: checksum('', JSON.stringify(entries.at(-1))),
    hash: content.entries
  }
}

const entriesOpen = '\n  "entries": ['
const fieldsInOrder = 'format,versions,savedBy,id,title,seats,boards,entries,revision'

/** Whether the text up to this bracket opens the file's own `entries`, and not a nested list of that name. */
function opensEntries(text: string): boolean {
  try {
    return Object.keys(Object(JSON.parse(`${text}]}`))).at(-1) === 'entries'
  } catch {
    return false
  }
}

function before(head: Head): string {
  const { versions, savedBy, id, title } = head
  const seats = head.seats.map(({ id, player, character, retired }) => ({ id, player, character, retired }))
  const boards = head.boards.map(({ id, system, title, closed }) => ({ id, system, title, closed }))
  const fields = { format: 'hearthside-campaign', versions, savedBy, id, title }
  const lines = Object.entries(fields).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  return `{\n${[...lines, list('seats', seats), list('boards', boards)].join(',\n')},${entriesOpen}`
}

function after(count: number): string {
  return `\n  "revision": ${count}`
}

function list(name: string, things: readonly unknown[]): string {
  if (things.length === 0) return `  "${name}": []`
  return `  "${name}": [\n    ${things.map(thing => JSON.stringify(thing)).join(',\n    ')}\n  ]`
}

/** The end of a file in our own layout, after the last entry's line. */
interface Tail {
  /** The end of the entries, as an offset in bytes. */
  readonly start: number
  readonly revision: string
  /** Null in a file from before digests were added. */
  readonly digest: string | null
}

const longestTail = 200
const tailShape = /(?:\n {2})?\],(\n {2}"revision": \d+)(?:,\n {2}"digest": "([0-9a-f]{32})")?\n}\n$/

/** Null when the bytes do not end in our layout. */
function tailOf(bytes: Buffer): Tail | null {
  const from = Math.max(0, bytes.length - longestTail)
  const found = tailShape.exec(bytes.toString('latin1', from))
  if (!found) return null
  return { start: from + found.index, revision: found[1] ?? '', digest: found[2] ?? null }
}

/** 128 bits of SHA-256 over the rest of the file. The digest detects damage and other programs, not malice. */
function digestOf(before: string | Uint8Array, entries: Hash, after: string): string {
  return createHash('sha256').update(before).update(entries.copy().digest()).update(after).digest('hex').slice(0, 32)
}
