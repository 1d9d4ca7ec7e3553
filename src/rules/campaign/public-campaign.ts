import { knownTo, type KnownThing } from '../book/things/view'
import type { PartyRow } from '../core/system'
import { systemOf } from '../registry'
import type { Chronicle } from './chronicle'
import { frameFor } from './frame'
import type { BoardId, Frame } from './types'

/** Everything that all players may know now, including the book (PG2). */
export interface PublicCampaign {
  readonly frame: Frame<'table'>
  /** Sorted by name; without things that only single players know. */
  readonly known: readonly KnownThing[]
  /** For each open game: the characters' open facts that are not on the table's screen. */
  readonly party: readonly { readonly board: BoardId; readonly rows: readonly PartyRow[] }[]
}

/** The present campaign, whatever the screens show. */
export function publicCampaign(chronicle: Chronicle): PublicCampaign {
  const { boards, book, seats } = chronicle.campaign
  return {
    frame: frameFor(chronicle, { kind: 'table' }),
    known: knownTo(book, 'table', seats),
    party: boards.flatMap(({ id, system, closed, state }) =>
      closed ? [] : [{ board: id, rows: systemOf(system).party?.(state) ?? [] }]
    )
  }
}
