import type { Seat } from '../../core/seat'
import { fold, mentionsIn, spelled } from '../mentions'
import { nameIn } from '../names'
import type { Book } from '../state'
import type { ThingId } from '../vocabulary'
import type { PreparedLine } from './model'
import type { LineId } from './vocabulary'

/** A prepared line that matches a query, or mentions a thing. */
export interface LineFound {
  readonly id: LineId
  /** The line and both branches of a fork, for reading. */
  readonly text: string
  /** The session for which the line was written. */
  readonly session: number
  /** Whether it was used in the present session. */
  readonly used: boolean
}

interface SearchSource {
  readonly book: Pick<Book, 'prepared' | 'things'>
  readonly seats: readonly Seat[]
  readonly session: number
}

/**
 * Open lines, and lines used in the newest session, that contain every word (BN9). Open ones first, then the newest. Empty without a word.
 */
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

/** Open lines and those used in the present session, the newest first. */
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
