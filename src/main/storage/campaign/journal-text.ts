import { z } from 'zod'
import { parserOf } from '#rules/core/parser'
import type { Infer } from '#rules/core/schema'
import { checksum } from '../disk/checksum'
import { limits } from '../opening/limits'

/** The checkpoint that a journal continues. */
const headSchema = z.object({
  campaign: z.string(),
  /** The number of entries in the file. */
  after: z.int().min(0),
  /** The checksum of the last entry, which ties the journal to this history. */
  last: z.string(),
  /** The versions of the journal's entries, as in the file's head. */
  versions: z.record(z.string(), z.int())
})
export type JournalHead = Infer<typeof headSchema>

/** A line, and the checksum that the next line is chained to. */
export interface ChainedLine {
  readonly text: string
  readonly chain: string
}

/** The end of the text: `torn` is a last line that was not completely written, `broken` is damage. */
type JournalEnd = 'whole' | 'torn' | 'broken'

export interface JournalText {
  /** Null when the first line cannot be read. */
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

/** One more line: the entry after a checksum over the previous checksum and the entry's bytes. */
export function chainLine(before: string, line: string): ChainedLine {
  const chain = checksum(before, line)
  return { text: `${chain} ${line}\n`, chain }
}

/** Parses the journal as far as the chain of checksums is intact. Never throws. */
export function parseJournal(bytes: Buffer): JournalText {
  const [first = '', ...rest] = bytes.toString('utf8').split('\n')
  const head = readLine('', first)
  // The number is checked before each version is parsed, as for the campaign file.
  const versions = Object.keys(Object(Object(head?.json).versions)).length
  const mark = head && versions <= limits.versions ? markParser.parse(head.json) : null
  // A journal is created under a temporary name, so even a power failure leaves no journal without its first line.
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
  // If the checksum fits, the last line lacks only its newline.
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
