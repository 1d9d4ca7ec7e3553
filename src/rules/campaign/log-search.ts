import { fold } from '../book/mentions'
import { plainText } from '../core/log-line'
import { nameOf } from './campaign'
import type { Chronicle } from './chronicle'
import { linesOf } from './log'
import type { LoggedLine } from './types'

const gm = { kind: 'gm' } as const

/**
 * The words of the Game Master’s log, made ready once and added to as the journal grows, so that 100,000 entries are
 * searched while somebody types. It has identity and time: it belongs to one chronicle.
 */
export class LogSearch {
  /** By entry: its words, folded. What was called otherwise then is found by its name of today. */
  #texts: string[] = []
  #seats: unknown = null

  constructor(readonly chronicle: Chronicle) {}

  /** Reads so many entries more. @returns whether all are read */
  readOn(most: number): boolean {
    const { campaign, revision } = this.chronicle
    if (this.#seats !== campaign.seats) this.#texts = []
    this.#seats = campaign.seats
    const end = Math.min(revision, this.#texts.length + most)
    for (let id = this.#texts.length + 1; id <= end; id++) this.#texts.push(this.#textOf(id))
    return end === revision
  }

  /** The newest lines that have every word and stand, newest first. Without a word: none. */
  find(query: string, count: number): readonly LoggedLine[] {
    const words = fold(query).split(' ').filter(Boolean)
    const lines: LoggedLine[] = []
    if (words.length === 0) return lines
    for (let id = this.#texts.length; id > 0 && lines.length < count; id--) {
      const text = this.#texts[id - 1] ?? ''
      if (words.every(word => text.includes(word))) lines.push(...this.#hits(id, words))
    }
    return lines.slice(0, count)
  }

  #hits(id: number, words: readonly string[]): readonly LoggedLine[] {
    return linesOf(this.chronicle, id, gm).filter(
      line => line.standing === 'stands' && words.every(word => this.#words(line).includes(word))
    )
  }

  #textOf(id: number): string {
    return linesOf(this.chronicle, id, gm)
      .map(line => this.#words(line))
      .join('\n')
  }

  #words({ line }: LoggedLine): string {
    return fold(plainText(line.parts, seat => nameOf(this.chronicle.campaign, seat)))
  }
}
