import { z } from 'zod'
import { parserOf } from '#rules/core/parser'
import type { Infer } from '#rules/core/schema'
import { checksum } from '../disk/checksum'
import { limits } from '../opening/limits'

/** What a journal goes on from: a campaign at one checkpoint. */
const headSchema = z.object({
  campaign: z.string(),
  /** How many entries the file had. */
  after: z.int().min(0),
  /** The checksum of the last of them, so that a journal is known to belong to this history and no other. */
  last: z.string(),
  /** The versions it was written in, as the file's. */
  versions: z.record(z.string(), z.int())
})
export type JournalHead = Infer<typeof headSchema>

/** A line and the checksum that the next one is chained to. */
export interface ChainedLine {
  readonly text: string
  readonly chain: string
}

/** How the text ends: `torn` is a last line that was not written to its end, `broken` is damage. */
type JournalEnd = 'whole' | 'torn' | 'broken'

export interface JournalText {
  /** Null when even the first line cannot be read. */
  readonly mark: JournalHead | null
  readonly entries: readonly unknown[]
  readonly ending: JournalEnd
}

const markParser = parserOf(
  z
    .object({ journal: z.literal('hearthside-journal'), ...headSchema.shape })
    .transform(({ journal: _, ...head }) => head)
)

/** The first line of a journal. */
export function printJournalHead(mark: JournalHead): ChainedLine {
  return chainLine('', JSON.stringify({ journal: 'hearthside-journal', ...mark }))
}

/** One more line: its checksum over the one before and its own bytes, then the entry. */
export function chainLine(before: string, line: string): ChainedLine {
  const chain = checksum(before, line)
  return { text: `${chain} ${line}\n`, chain }
}

/** As far as the chain holds. Never throws. */
export function parseJournal(bytes: Buffer): JournalText {
  const [first = '', ...rest] = bytes.toString('utf8').split('\n')
  const head = readLine('', first)
  // Counted before each version is looked at, as in the file itself.
  const versions = Object.keys(Object(Object(head?.json).versions)).length
  const mark = head && versions <= limits.versions ? markParser.parse(head.json) : null
  // A journal comes into being under another name: not even a power cut leaves one without its first line.
  if (!head || !mark?.ok) return { mark: null, entries: [], ending: 'broken' }
  const entries: unknown[] = []
  let chain = head.chain
  while (rest.length > entries.length + 1) {
    const next = readLine(chain, rest[entries.length] ?? '')
    if (!next) return { mark: mark.value, entries, ending: 'broken' }
    entries.push(next.json)
    chain = next.chain
  }
  const last = rest.at(-1) ?? ''
  if (last === '') return { mark: mark.value, entries, ending: 'whole' }
  // Its checksum says whether it lacks more than its newline.
  const whole = readLine(chain, last)
  return whole
    ? { mark: mark.value, entries: [...entries, whole.json], ending: 'whole' }
    : { mark: mark.value, entries, ending: 'torn' }
}

function readLine(before: string, line: string): { readonly chain: string; readonly json: unknown } | null {
  const text = line.slice(17)
  const chain = checksum(before, text)
  if (line.slice(0, 17) !== `${chain} `) return null
  try {
    return { chain, json: JSON.parse(text) }
  } catch {
    return null
  }
}
