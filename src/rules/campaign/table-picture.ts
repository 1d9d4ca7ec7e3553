import { knownTo, type KnownThing } from '../book/things/view'
import type { PartyRow } from '../core/party'
import { systemOf } from '../registry'
import type { Chronicle } from './chronicle'
import { frameFor } from './frame'
import type { BoardId, Frame } from './types'

/** What everybody at the table may know now, and what of the book (PG2). */
export interface TablePicture {
  readonly frame: Frame<'table'>
  /** By name; what a single player knows besides is not among it. */
  readonly known: readonly KnownThing[]
  /** Of each open game what lies before its characters and is not on the table’s screen. */
  readonly party: readonly { readonly board: BoardId; readonly rows: readonly PartyRow[] }[]
}

/** As the campaign stands, whatever the screens show. */
export function tablePicture(chronicle: Chronicle): TablePicture {
  const { boards, book, seats } = chronicle.campaign
  return {
    frame: frameFor(chronicle, { kind: 'table' }),
    known: knownTo(book, 'table', seats),
    party: boards.flatMap(({ id, system, closed, state }) =>
      closed ? [] : [{ board: id, rows: systemOf(system).party?.(state) ?? [] }]
    )
  }
}
