import { knownTo, type KnownThing } from '../book/things/view'
import type { Chronicle } from './chronicle'
import { frameFor } from './frame'
import type { Frame } from './types'

/** What everybody at the table may know now, and what of the book (PG2). */
export interface TablePicture {
  readonly frame: Frame<'table'>
  /** By name; what a single player knows besides is not among it. */
  readonly known: readonly KnownThing[]
}

/** As the campaign stands, whatever the screens show. */
export function tablePicture(chronicle: Chronicle): TablePicture {
  const { book, seats } = chronicle.campaign
  return { frame: frameFor(chronicle, { kind: 'table' }), known: knownTo(book, 'table', seats) }
}
