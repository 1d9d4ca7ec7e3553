import { fold } from '../book/mentions'
import { plainText } from '../core/log-line'
import { nameOf } from './campaign'
import type { Chronicle } from './chronicle'
import { linesOf } from './log'
import type { EntryId, LoggedLine } from './types'

const gm = { kind: 'gm' } as const

/** The number of recent texts that are kept to find duplicates. */
const mostKept = 4096

/**
 * An index of the words of the Game Master's log. It is built once and extended as the journal grows, so that 100,000
 * entries are searched while a person types. The object is mutable and belongs to one chronicle.
 */
export class LogSearch {
  /** By entry: its folded words. Seats are indexed by their present names. */
  readonly #texts: string[] = []
  /** Recent texts: most lines of play recur, and are stored once. */
  readonly #kept = new Map<string, string>()
  /** The seats whose names are in the texts, and the number of oldest texts that already have them. */
  #seats: unknown = null
  #renamed = 0
  /** The last query: its hits, newest first, and the next entry to check. */
  #latest: {
    readonly folded: string
    readonly size: number
    readonly hits: readonly EntryId[]
    readonly next: EntryId
  } | null = null

  constructor(readonly chronicle: Chronicle) {}

  /**
   * Indexes a number of further entries.
   * @returns whether all are indexed, though old entries may contain older names
   */
  readOn(most: number): boolean {
    const { revision } = this.chronicle
    const end = Math.min(revision, this.#texts.length + most)
    for (let id = this.#texts.length + 1; id <= end; id++) this.#texts.push(this.#textOf(id))
    return end === revision
  }

  /**
   * Indexes a number of entries again after a rename.
   * @returns whether every entry has the present names
   */
  refresh(most: number): boolean {
    const { seats } = this.chronicle.campaign
    if (this.#seats !== seats) this.#renamed = 0
    this.#seats = seats
    const end = Math.min(this.#texts.length, this.#renamed + most)
    if (this.#renamed < end) this.#latest = null
    for (let id = this.#renamed + 1; id <= end; id++) this.#texts[id - 1] = this.#textOf(id)
    this.#renamed = end
    return end === this.#texts.length
  }

  /** The newest standing lines that contain every word, newest first. Empty without a word. */
  find(query: string, count: number): readonly LoggedLine[] {
    const folded = fold(query)
    const words = folded.split(' ').filter(Boolean)
    const lines: LoggedLine[] = []
    if (words.length === 0) return lines
    const before = this.#latest
    const isLonger = before !== null && before.size === this.#texts.length && folded.startsWith(before.folded)
    const hits: EntryId[] = []
    const look = (id: EntryId): void => {
      const text = this.#texts[id - 1] ?? ''
      if (!words.every(word => text.includes(word))) return
      hits.push(id)
      if (lines.length < count) lines.push(...this.#hits(id, words))
    }
    // A longer query can match only the hits of the shorter one, and entries that were not checked yet.
    if (isLonger) before.hits.forEach(look)
    let next = isLonger ? before.next : this.#texts.length
    for (; next > 0 && lines.length < count; next--) look(next)
    this.#latest = { folded, size: this.#texts.length, hits, next }
    return lines.slice(0, count)
  }

  #hits(id: number, words: readonly string[]): readonly LoggedLine[] {
    return linesOf(this.chronicle, id, gm).filter(
      line => line.standing === 'stands' && words.every(word => this.#words(line).includes(word))
    )
  }

  #textOf(id: number): string {
    const text = linesOf(this.chronicle, id, gm)
      .map(line => this.#words(line))
      .join('\n')
    const known = this.#kept.get(text)
    if (known !== undefined) return known
    if (this.#kept.size === mostKept) this.#kept.clear()
    this.#kept.set(text, text)
    return text
  }

  #words({ line }: LoggedLine): string {
    return fold(plainText(line.parts, seat => nameOf(this.chronicle.campaign, seat)))
  }
}
