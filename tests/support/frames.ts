import { createHash, type Hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import { logBefore } from '#rules/campaign/log'
import { audienceKey, type Audience, type AudienceKind } from '#rules/core/audience'
import type { FrozenSave } from './frozen'
import { outsiders } from './audiences'

/** What one audience was shown while a save was played again. */
interface AudienceDigests {
  /** The number of each entry after which this audience was shown a frame, and the beginning of that frame's SHA-256: `1:5f3a9c…`. */
  readonly frames: readonly string[]
  /** The beginning of the SHA-256 of all that each part of the frame said, over all those entries: `boards.0.view.scenes`. */
  readonly parts: Readonly<Record<string, string>>
}

/** By audience: `gm`, `table`, `overlay`, `seat:s3`. */
export type SaveDigests = Readonly<Record<string, AudienceDigests>>

/** So many lines are asked for of the log's past, as a GM does who scrolls back. */
const linesAtOnce = 100

/**
 * Plays a save entry by entry and digests what every audience is shown.
 * @param moments after so many of its entries, evenly spread, the last one among them; after each one of a short save
 */
function digestsOf({ name, entries }: FrozenSave, moments: number): SaveDigests {
  const parse = entryParser()
  const chronicle = Chronicle.begin()
  const every = Math.ceil(entries.length / moments)
  const digests = new Map<string, Digesting>()
  for (const raw of entries) {
    const entry = parse(raw)
    if (!entry.ok) throw new Error(`${name}, ${entry.error.path}: ${entry.error.message}`)
    chronicle.append(entry.value)
    const { revision } = chronicle
    if (revision % every !== 0 && revision !== entries.length) continue
    for (const audience of audiencesOf(chronicle)) {
      const key = audienceKey(audience)
      const digest = digests.get(key) ?? new Digesting()
      digests.set(key, digest.add(revision, partsShown(chronicle, audience)))
    }
  }
  return Object.fromEntries([...digests].map(([key, digest]) => [key, digest.done()]))
}

/** The place of a part in the frame, and its JSON. */
type Part = readonly [path: string, json: string]

class Digesting {
  readonly #frames: string[] = []
  readonly #parts = new Map<string, Hash>()

  add(entry: number, parts: readonly Part[]): this {
    const whole = createHash('sha256')
    for (const [path, json] of parts) {
      whole.update(`${path}\0${json}\0`)
      const part = this.#parts.get(path) ?? createHash('sha256')
      this.#parts.set(path, part.update(`${entry}\0${json}\0`))
    }
    this.#frames.push(`${entry}:${whole.digest('hex').slice(0, 8)}`)
    return this
  }

  done(): AudienceDigests {
    const parts = [...this.#parts].map(([path, hash]) => [path, hash.digest('hex').slice(0, 8)])
    return { frames: this.#frames, parts: Object.fromEntries(parts) }
  }
}

function audiencesOf({ campaign }: Chronicle): readonly Audience[] {
  return [{ kind: 'gm' }, ...outsiders(campaign.seats.map(({ id }) => id))]
}

/** The frame as the host makes it, and for the GM the older lines of the log. */
function partsShown(chronicle: Chronicle, audience: Audience): readonly Part[] {
  const { boards, ...frame } = frameFor<AudienceKind>(chronicle, audience)
  return [
    ...partsOf('', frame),
    ...boards.flatMap(({ view, ...board }, at) => [
      ...partsOf(`boards.${at}.`, board),
      ...partsOf(`boards.${at}.view.`, view)
    ]),
    ...(audience.kind === 'gm' ? partsOf('', { older: olderLines(chronicle) }) : [])
  ]
}

function olderLines(chronicle: Chronicle): unknown {
  return logBefore(chronicle, { kind: 'gm' }, Math.ceil(chronicle.revision / 2), linesAtOnce)
}

/** Fields that hold nothing are not in the JSON of a frame, so they are no part of it. */
function partsOf(path: string, fields: object): readonly Part[] {
  return Object.entries(fields).flatMap(([key, value]): readonly Part[] => {
    const json = JSON.stringify(value) as string | undefined
    return json === undefined ? [] : [[`${path}${key}`, json]]
  })
}

/** The first frame that is not as it was, in words; null when all are. */
function firstDifference(save: string, before: SaveDigests | undefined, now: SaveDigests): string | null {
  if (!before) return `${save} has no digests yet`
  const differing = Object.keys({ ...before, ...now }).flatMap(audience => {
    const [was, is] = [before[audience], now[audience]]
    const count = Math.max(was?.frames.length ?? 0, is?.frames.length ?? 0)
    const at = Array.from({ length: count }, (_, index) => index).find(
      index => was?.frames[index] !== is?.frames[index]
    )
    return at === undefined ? [] : [{ audience, entry: entryOf(is, at) ?? entryOf(was, at) ?? 0 }]
  })
  const [first] = differing.sort((one, other) => one.entry - other.entry)
  if (!first) return null
  const { audience, entry } = first
  const paths = differingParts(before[audience]?.parts ?? {}, now[audience]?.parts ?? {})
  return `${save}, entry ${entry}: ${audience} is shown something else at ${paths.join(', ') || 'its parts in another order'}`
}

function entryOf(digests: AudienceDigests | undefined, at: number): number | null {
  const frame = digests?.frames[at]
  return frame === undefined ? null : Number.parseInt(frame)
}

function differingParts(
  was: Readonly<Record<string, string>>,
  is: Readonly<Record<string, string>>
): readonly string[] {
  return Object.keys({ ...was, ...is }).filter(path => was[path] !== is[path])
}

/** Digests of every save, as they stand in a file beside the saves. */
export class KnownDigests {
  readonly #known: Readonly<Record<string, SaveDigests>>
  readonly #now: Record<string, SaveDigests> = {}

  constructor(readonly path: string) {
    this.#known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, SaveDigests>) : {}
  }

  get names(): readonly string[] {
    return Object.keys(this.isRewritten ? this.#now : this.#known)
  }

  /** `HEARTHSIDE_FRAMES=rewrite`: what is shown otherwise now is meant to be. */
  get isRewritten(): boolean {
    return process.env['HEARTHSIDE_FRAMES'] === 'rewrite'
  }

  /** The first difference in words; null when there is none, or when the file is being rewritten. */
  compare(save: FrozenSave, moments: number): string | null {
    const now = (this.#now[save.name] = digestsOf(save, moments))
    return this.isRewritten ? null : firstDifference(save.name, this.#known[save.name], now)
  }

  write(): void {
    if (this.isRewritten) writeFileSync(this.path, `${JSON.stringify(this.#now, null, 1)}\n`)
  }
}
