import { fold } from '../book/mentions'
import { plainText } from '../core/log-line'
import { nameOf } from './campaign'
import type { Chronicle } from './chronicle'
import { linesOf } from './log'
import type { EntryId, LoggedLine } from './types'

const gm = { kind: 'gm' } as const

/** So many different texts are looked through for one that comes again. */
const mostKept = 4096

/**
 * The words of the Game Master’s log, made ready once and added to as the journal grows, so that 100,000 entries are
 * searched while somebody types. It has identity and time: it belongs to one chronicle.
 */
export class LogSearch {
  /** By entry: its words, folded. What was called otherwise then is found by its name of today. */
  readonly #texts: string[] = []
  /** Texts that were kept of late: most lines of play come again, and are kept once. */
  readonly #kept = new Map<string, string>()
  /** The seats whose names stand in the texts, and in how many of the oldest ones. */
  #seats: unknown = null
  #renamed = 0
  /** The words looked for last: the entries that have them, newest first, and the next one to be looked at. */
  #latest: {
    readonly folded: string
    readonly size: number
    readonly hits: readonly EntryId[]
    readonly next: EntryId
  } | null = null

  constructor(readonly chronicle: Chronicle) {}

  /** Reads so many entries more. @returns whether all are read, though older ones may call somebody by an older name */
  readOn(most: number): boolean {
    const { revision } = this.chronicle
    const end = Math.min(revision, this.#texts.length + most)
    for (let id = this.#texts.length + 1; id <= end; id++) this.#texts.push(this.#textOf(id))
    return end === revision
  }

  /** Reads so many entries anew after somebody’s name changed. @returns whether every entry has the names of today */
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

  /** The newest lines that have every word and stand, newest first. Without a word: none. */
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
    // A letter more is only found where the letters before it were, and where they were not looked for yet.
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
