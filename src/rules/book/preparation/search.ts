import type { Seat } from '../../core/seat'
import { fold, mentionsIn, spelled } from '../mentions'
import { nameIn } from '../names'
import type { Book } from '../state'
import type { ThingId } from '../vocabulary'
import type { PreparedLine } from './model'
import type { LineId } from './vocabulary'

/** A prepared line that has the words, or that mentions somebody. */
export interface LineFound {
  readonly id: LineId
  /** The line, and both ways of a fork, as one reads them. */
  readonly text: string
  /** The session that it was prepared for first. */
  readonly session: number
  /** It was used in the session that is on. */
  readonly used: boolean
}

interface SearchSource {
  readonly book: Pick<Book, 'prepared' | 'things'>
  readonly seats: readonly Seat[]
  readonly session: number
}

/** Open lines, and those that were used in the newest session, with every word; the open ones first, the newest of each first (BN9). Without a word: none. */
export function findPrepared(searched: SearchSource, query: string, most: number): readonly LineFound[] {
  const words = fold(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const lines = atHand(searched)
    .map(line => foundOf(line, searched))
    .filter(({ text }) => words.every(word => fold(text).includes(word)))
  return [...lines.filter(({ used }) => !used), ...lines.filter(({ used }) => used)].slice(0, most)
}

/** Those of them that mention a thing (BK12). */
export function preparedAbout(searched: SearchSource, thing: ThingId): readonly LineFound[] {
  return atHand(searched)
    .filter(({ text, branches }) => mentionsIn([text, ...branches].join(' ')).includes(thing))
    .map(line => foundOf(line, searched))
}

/** What stands on the page of a session that is on or still to come, the newest first. */
function atHand({ book, session }: SearchSource): readonly PreparedLine[] {
  return book.prepared.filter(({ used }) => used === null || used.session === session).reverse()
}

function foundOf({ id, text, branches, session, used }: PreparedLine, { book, seats }: SearchSource): LineFound {
  const plain = spelled(
    [text, ...branches].filter(Boolean).join(' / '),
    each => nameIn(book, seats, each) ?? 'somebody'
  )
  return { id, text: plain, session, used: used !== null }
}
