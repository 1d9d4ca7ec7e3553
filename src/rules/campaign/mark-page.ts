import type { LogPart } from '../core/log-line'
import type { Mark } from '../marks/model'
import type { Chronicle } from './chronicle'
import { actsOf, latestSession, recapPage } from './recap'
import type { ActEntry, BoardId, CampaignEvent, EntryId } from './types'

/** A moment that can be found in a recording. */
export interface MarkedMoment {
  readonly entry: EntryId
  /** Milliseconds since 1970, corrected for adjustments of the computer's clock (MA2). */
  readonly at: number
  readonly parts: readonly LogPart[]
}

/** The marks of one session, and the moments of its recap for the table. */
export interface MarksPage {
  readonly session: number
  /** The newest session with acts. */
  readonly latest: number
  /** The time of its first act; null without acts. */
  readonly began: number | null
  /** The starts of recordings, oldest first. */
  readonly recordings: readonly MarkedMoment[]
  readonly marks: readonly MarkedMoment[]
  readonly moments: readonly MarkedMoment[]
}

/**
 * Rules MA2–MA4.
 * @param session null for the newest
 * @param hidden boards that no player has seen yet (ST6)
 */
export function marksPage(chronicle: Chronicle, session: number | null, hidden: readonly BoardId[] = []): MarksPage {
  const latest = latestSession(chronicle)
  const of = session ?? latest
  const acts = actsOf(chronicle, of)
  const times = timesOf(acts)
  const timed = (entry: EntryId, parts: readonly LogPart[]): MarkedMoment => ({
    entry,
    at: times.get(entry) ?? 0,
    parts
  })
  const marks = chronicle.campaign.marks.marks.filter(({ entry }) => times.has(entry))
  const ofKind = (kind: Mark['kind']): readonly MarkedMoment[] =>
    marks.filter(mark => mark.kind === kind).map(({ entry, text }) => timed(entry, [text]))
  return {
    session: of,
    latest,
    began: acts[0]?.at ?? null,
    recordings: ofKind('recording'),
    marks: ofKind('moment'),
    moments: recapPage(chronicle, of, { kind: 'table' }, hidden).moments.map(({ entry, parts, text }) =>
      timed(entry, text === '' ? parts : [text])
    )
  }
}

/** The time of each act, corrected for adjustments of the computer's clock between them. */
function timesOf(acts: readonly ActEntry[]): ReadonlyMap<EntryId, number> {
  const times = new Map<EntryId, number>()
  let put = 0
  for (const { id, at, board, events } of acts) {
    if (board === null)
      for (const event of events as readonly CampaignEvent[]) if (event.type === 'clocks-corrected') put += event.by
    times.set(id, at - put)
  }
  return times
}
