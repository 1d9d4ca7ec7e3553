import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import { logBefore } from '#rules/campaign/log'
import { audienceKey, type Audience } from '#rules/core/audience'
import type { FrozenSave } from './frozen'
import { outsiders } from './audiences'

/** By audience: `gm`, `table`, `overlay`, `seat:s3`. */
type ByAudience<What> = Readonly<Record<string, What>>

/** The number of each entry with a frame for an audience, and the digest of that frame: `1:5f3a9c… 2:…`. */
type Digests = string

/** A frame of one save. */
interface Shown {
  readonly audience: string
  readonly entry: number
  readonly json: string
}

/** So many lines are asked for of the log's past, as a GM does who scrolls back. */
const linesAtOnce = 100
/** So many lines of a difference are printed. */
const linesPrinted = 30

const campaigns = join(import.meta.dirname, '../campaigns')
const results = join(import.meta.dirname, '../../test-results/frames')
const lastPath = join(campaigns, 'last-frames.json.br')
const wish = process.env['HEARTHSIDE_FRAMES']

/**
 * Plays a save entry by entry and makes the frame of every audience.
 * @param moments after so many entries, evenly spread, with the last one; after each entry of a short save
 */
function* framesAlong({ name, entries }: FrozenSave, moments: number): Generator<Shown> {
  const parse = entryParser()
  const chronicle = Chronicle.begin()
  const every = Math.ceil(entries.length / moments)
  for (const raw of entries) {
    const entry = parse(raw)
    if (!entry.ok) throw new Error(`${name}, ${entry.error.path}: ${entry.error.message}`)
    chronicle.append(entry.value)
    const { revision } = chronicle
    if (revision % every !== 0 && revision !== entries.length) continue
    for (const audience of audiencesOf(chronicle))
      yield { audience: audienceKey(audience), entry: revision, json: JSON.stringify(frameOf(chronicle, audience)) }
  }
}

function audiencesOf({ campaign }: Chronicle): readonly Audience[] {
  return [{ kind: 'gm' }, ...outsiders(campaign.seats.map(({ id }) => id))]
}

/** The frame as the host makes it, and for the GM the older lines of the log. */
function frameOf(chronicle: Chronicle, audience: Audience): object {
  const frame = frameFor(chronicle, audience)
  if (audience.kind !== 'gm') return frame
  return { ...frame, older: logBefore(chronicle, audience, Math.ceil(chronicle.revision / 2), linesAtOnce) }
}

/** A file beside the saves with the digests of all frames, and a file with the whole last frames. */
export class KnownFrames {
  readonly #known: Readonly<Record<string, ByAudience<Digests>>>
  readonly #last: Record<string, ByAudience<string>>
  readonly #now: Record<string, ByAudience<Digests>> = {}
  readonly #path: string

  constructor(file: 'frames.json' | 'frames-long.json') {
    this.#path = join(campaigns, file)
    this.#known = readJson(this.#path) as Record<string, ByAudience<Digests>>
    this.#last = readJson(lastPath) as Record<string, ByAudience<string>>
  }

  get names(): readonly string[] {
    return Object.keys(this.isRewritten ? this.#now : this.#known)
  }

  /** `HEARTHSIDE_FRAMES=rewrite`: what is shown otherwise now is meant to be. */
  get isRewritten(): boolean {
    return wish === 'rewrite'
  }

  /** The first difference in words; null when there is none, or when the file is being rewritten. */
  compare(save: FrozenSave, moments: number): string | null {
    const digests: Record<string, string[]> = {}
    const last: Record<string, string> = {}
    for (const shown of framesAlong(save, moments)) {
      const { audience, entry, json } = shown
      ;(digests[audience] ??= []).push(`${entry}:${digestOf(json)}`)
      if (entry === save.entries.length) last[audience] = json
      if (wish === `${save.name} ${audience} ${entry}`) keepFrame(save, shown)
    }
    const now = Object.fromEntries(Object.entries(digests).map(([audience, all]) => [audience, all.join(' ')]))
    this.#now[save.name] = now
    const before = this.#last[save.name] ?? {}
    if (this.isRewritten) this.#last[save.name] = last
    return this.isRewritten ? null : differenceOf(save, moments, { ...this.#known[save.name] }, now, { before, last })
  }

  write(): void {
    if (!this.isRewritten) return
    writeFileSync(this.#path, `${JSON.stringify(this.#now, null, 1)}\n`)
    writeFileSync(lastPath, packed(JSON.stringify(this.#last)))
  }
}

function readJson(path: string): unknown {
  if (!existsSync(path)) return {}
  const bytes = readFileSync(path)
  return JSON.parse((path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8'))
}

/** Frames of one save repeat much, far apart. A window that holds them all makes a seventh of gzip's size. */
function packed(text: string): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  return brotliCompressSync(text, { params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24 } })
}

function digestOf(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 12)
}

function differenceOf(
  save: FrozenSave,
  moments: number,
  was: ByAudience<Digests>,
  is: ByAudience<Digests>,
  { before, last }: Readonly<Record<'before' | 'last', ByAudience<string>>>
): string | null {
  const differing = Object.keys({ ...was, ...is })
    .flatMap(audience => differingEntries(was[audience], is[audience]).map(entry => ({ audience, entry })))
    .sort((one, other) => one.entry - other.entry)
  const [first] = differing
  if (!first) return null
  const { audience, entry } = first
  const audiences = [...new Set(differing.map(each => each.audience))]
  const frame = [...framesAlong(save, moments)].find(each => each.audience === audience && each.entry === entry)
  const file = frame ? keepFrame(save, frame) : 'nowhere, for there is none now'
  return [
    `${save.name}, entry ${entry}: ${audience} is shown another frame.`,
    `${differing.length} frames differ, of ${audiences.join(', ')}.`,
    ...audiences
      .slice(0, 3)
      .flatMap(each => [
        `The last frame of ${each}, before (-) and now (+):`,
        ...linesOfDifference(before[each], last[each])
      ]),
    'Where the view was changed on purpose: HEARTHSIDE_FRAMES=rewrite npx vitest run tests/campaigns/frames',
    `The whole frame after entry ${entry} is in ${file}. What it was: the same file after`,
    `HEARTHSIDE_FRAMES='${save.name} ${audience} ${entry}' npx vitest run tests/campaigns/frames on an older commit.`
  ].join('\n')
}

function differingEntries(was: Digests = '', is: Digests = ''): readonly number[] {
  const [before, now] = [new Set(was.split(' ')), new Set(is.split(' '))]
  const differing = [...[...before].filter(each => !now.has(each)), ...[...now].filter(each => !before.has(each))]
  return [...new Set(differing.filter(Boolean).map(each => Number.parseInt(each)))]
}

/** Writes a frame to a file of test-results. @returns its path */
function keepFrame({ name }: FrozenSave, { audience, entry, json }: Shown): string {
  mkdirSync(results, { recursive: true })
  const path = join(results, `${name} ${audience} ${entry}.json`.replaceAll(/[/: ]/g, '-'))
  writeFileSync(path, `${JSON.stringify(JSON.parse(json), null, 2)}\n`)
  return path
}

/** `- boards.0.title: "The Bells"`, and the same with + for what it is now. */
function linesOfDifference(before = '{}', now = '{}'): readonly string[] {
  const [was, is] = [before, now].map(json => new Set(linesOf('', JSON.parse(json))))
  const lines = [
    ...[...(was ?? [])].filter(each => !is?.has(each)).map(each => `- ${each}`),
    ...[...(is ?? [])].filter(each => !was?.has(each)).map(each => `+ ${each}`)
  ].sort((one, other) => (one.slice(2) < other.slice(2) ? -1 : 1))
  if (lines.length === 0) return ['  the same fields in another order']
  const more = lines.length > linesPrinted ? [`  and ${lines.length - linesPrinted} more lines`] : []
  return [...lines.slice(0, linesPrinted), ...more]
}

function linesOf(path: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [`${path}: ${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([key, each]) => linesOf(path ? `${path}.${key}` : key, each))
}
