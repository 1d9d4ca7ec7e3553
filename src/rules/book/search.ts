import { memoize } from '../core/memoize'
import type { Seat } from '../core/seat'
import { fold, type MentionTarget, mentionsIn, spelled } from './mentions'
import { foldedName, nameIn } from './names'
import type { Book } from './state'
import type { Thing } from './things/model'
import { thingsIn } from './things/lookup'
import type { KnownTo, ThingStanding, ThingId, ThingKind } from './vocabulary'

/** The criteria of a list; null: any value. */
export interface BookFilter {
  readonly kind: ThingKind | null
  readonly knownTo: 'gm' | 'table' | 'seats' | null
  readonly standing: ThingStanding | null
}

/** A thing as one line of a list, for the Game Master. */
export interface ThingLine {
  readonly id: ThingId
  readonly kind: ThingKind
  readonly name: string
  readonly sentence: string
  readonly standing: ThingStanding
  readonly knownTo: KnownTo
  readonly metIn: number | null
}

export interface ThingFound extends ThingLine {
  /** Where the page contains the words, when name and sentence lack some of them. */
  readonly excerpt: string | null
}

/** The book to search, and the names at the table. */
export interface SearchSource {
  readonly book: Book
  readonly seats: readonly Seat[]
}

/** The results of a search: the first ones, and the number of all. */
export interface ThingsFound {
  readonly things: readonly ThingFound[]
  readonly total: number
}

/**
 * Things that match filter and words: by name first, then sentence, then page; without words the newest first (BK11).
 */
export function findThings(searched: SearchSource, query: string, filter: BookFilter, most: number): ThingsFound {
  const listed = listedIn(searched.book, filter)
  const folded = fold(query)
  const words = folded.split(' ').filter(Boolean)
  if (words.length === 0) return shown([...listed].reverse(), searched, most)
  const scored = candidates(searched, listed, folded)
    .map(thing => ({ thing, score: scoreOf(thing, words, searched) }))
    .filter(({ score }) => score > 0)
  latest.set(listed, { folded, seats: searched.seats, found: scored.map(({ thing }) => thing) })
  scored.sort((one, other) => other.score - one.score)
  if (scored.length === 0)
    return shown(
      listed.filter(thing => isNearly(foldedName(thing), words)),
      searched,
      most
    )
  const things = scored.slice(0, most).map(({ thing, score }) => ({
    ...lineOf(thing, searched),
    excerpt: score < inSentence ? excerptOf(textOf(thing, searched).plain, words[0] ?? '') : null
  }))
  return { things, total: scored.length }
}

const listings = memoize<Book['things'], readonly Thing[]>(4)

/** The things that match a filter; the same list for the same book and filter. */
function listedIn({ things }: Book, filter: BookFilter): readonly Thing[] {
  const { kind, knownTo, standing } = filter
  return listings(things, [kind, knownTo, standing], () => thingsIn({ things }).filter(thing => fits(thing, filter)))
}

interface LatestSearch {
  readonly folded: string
  readonly seats: readonly Seat[]
  readonly found: readonly Thing[]
}

/** The last search in each list. */
const latest = new WeakMap<readonly Thing[], LatestSearch>()

/** A longer query can match only the results of the shorter one. */
function candidates({ seats }: SearchSource, listed: readonly Thing[], folded: string): readonly Thing[] {
  const before = latest.get(listed)
  return before && before.seats === seats && folded.startsWith(before.folded) ? before.found : listed
}

function shown(found: readonly Thing[], searched: SearchSource, most: number): ThingsFound {
  return {
    things: found.slice(0, most).map(thing => ({ ...lineOf(thing, searched), excerpt: null })),
    total: found.length
  }
}

const counts = memoize<Book['things'], Readonly<Record<string, number>>>(4)

/** How many things of each kind, audience and standing match the other two filters. */
export function countThings({ book }: SearchSource, filter: BookFilter): Readonly<Record<string, number>> {
  const { kind, knownTo, standing } = filter
  return counts(book.things, [kind, knownTo, standing], () => counted(thingsIn(book), filter))
}

function counted(things: readonly Thing[], filter: BookFilter): Readonly<Record<string, number>> {
  const counting: Record<string, number> = {}
  const count = (key: string): void => void (counting[key] = (counting[key] ?? 0) + 1)
  const [anyKind, anybody, anyState] = [
    { ...filter, kind: null },
    { ...filter, knownTo: null },
    { ...filter, standing: null }
  ]
  for (const thing of things) {
    if (fits(thing, anyKind)) [thing.kind, 'any'].forEach(count)
    if (fits(thing, anybody)) count(audienceOf(thing))
    if (fits(thing, anyState)) count(thing.standing)
  }
  return counting
}

/** A thing as a line for the Game Master. */
export function lineOf(thing: Thing, { book, seats }: SearchSource): ThingLine {
  const { id, kind, name, standing, knownTo, metIn } = thing
  const sentence = spelled(thing.sentence, mentioned => nameIn(book, seats, mentioned) ?? '…')
  return { id, kind, name, sentence, standing, knownTo, metIn }
}

function fits(thing: Thing, { kind, knownTo, standing }: BookFilter): boolean {
  const isKnown = knownTo === null || knownTo === audienceOf(thing)
  return isKnown && (kind === null || kind === thing.kind) && (standing === null || standing === thing.standing)
}

function audienceOf({ knownTo }: Thing): 'gm' | 'table' | 'seats' {
  return typeof knownTo === 'string' ? knownTo : 'seats'
}

/** The lowest score of a match in the sentence; a match in the page alone scores lower. */
const inSentence = 10

/** 0 when a word is missing. The beginning of the name scores most, then any of its words, the sentence, the page. */
function scoreOf(thing: Thing, words: readonly string[], searched: SearchSource): number {
  const name = foldedName(thing)
  if (words.every(word => name.includes(word)))
    return words.reduce((sum, word) => sum + placeScore(name, word), name.includes(words.join(' ')) ? 105 : 100)
  const { sentence, page } = textOf(thing, searched)
  const above = `${name} ${sentence}`
  if (words.every(word => above.includes(word))) return inSentence
  return words.every(word => above.includes(word) || page.includes(word)) ? 1 : 0
}

function placeScore(name: string, word: string): number {
  if (name.startsWith(word)) return 3
  return name.includes(` ${word}`) ? 2 : 1
}

interface FoldedThing {
  /** The names in the thing's texts, and the book and seats for which they are known to be valid. */
  readonly names: readonly { readonly mentioned: MentionTarget; readonly name: string | null }[]
  renames: number
  seats: readonly Seat[]
  readonly sentence: string
  readonly page: string
  readonly plain: string
}

const texts = new WeakMap<Thing, FoldedThing>()

/** A thing's texts in folded form; computed again when a name in them has changed. */
function textOf(thing: Thing, { book, seats }: SearchSource): FoldedThing {
  const known = texts.get(thing)
  if (known && isStill(known, book, seats)) return known
  const { renames } = book
  const names = mentionsIn(`${thing.sentence} ${thing.page}`).map(mentioned => {
    const name = nameIn(book, seats, mentioned)
    return { mentioned, name }
  })
  const named = (text: string): string => spelled(text, mentioned => nameIn(book, seats, mentioned) ?? '…')
  const plain = named(thing.page)
  const made = { names, renames, seats, sentence: fold(named(thing.sentence)), page: fold(plain), plain }
  texts.set(thing, made)
  return made
}

function isStill(known: FoldedThing, book: Book, seats: readonly Seat[]): boolean {
  if (known.renames === book.renames && known.seats === seats) return true
  if (known.names.some(({ mentioned, name }) => nameIn(book, seats, mentioned) !== name)) return false
  known.renames = book.renames
  known.seats = seats
  return true
}

/**
 * Prepares the texts of so many blocks of things for the search, so that no key press waits for all.
 * @returns whether all are prepared
 */
export function prepareThings(searched: SearchSource, from: number, most: number): boolean {
  const blocks = searched.book.things.slice(from, from + most)
  for (const thing of blocks.flat()) scoreOf(thing, ['\n'], searched)
  return from + most >= searched.book.things.length
}

/** The text around the first match of the word. */
function excerptOf(text: string, word: string): string {
  const at = Math.max(0, fold(text).indexOf(word) - 40)
  const end = at + 120
  return `${at > 0 ? '…' : ''}${text.slice(at, end).replaceAll(/\s+/g, ' ').trim()}${end < text.length ? '…' : ''}`
}

/** Whether each word equals a word of the name except for one letter (two in a long word). */
function isNearly(name: string, words: readonly string[]): boolean {
  const parts = name.split(' ')
  return words.every(word => word.length > 2 && parts.some(part => isClose(part, word, word.length > 7 ? 2 : 1)))
}

/** A mistake adds at most one letter that the other word lacks; this fast check comes first. */
function isClose(one: string, other: string, mistakes: number): boolean {
  if (Math.abs(one.length - other.length) > mistakes) return false
  let strange = 0
  for (const letter of other) if (!one.includes(letter)) strange++
  return strange <= mistakes && distance(one, other) <= mistakes
}

/** The number of insertions, deletions, replacements or swaps of letters; 3 when there are more than two. */
function distance(one: string, other: string): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : 3
      next.push(Math.min(change, swap, (next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return Math.min(3, row[other.length] ?? 3)
}
