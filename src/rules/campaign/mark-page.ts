import type { LogPart } from '../core/log-line'
import type { Mark } from '../marks/model'
import type { Chronicle } from './chronicle'
import { actsOf, latestSession, recapPage } from './recap'
import type { ActEntry, BoardId, CampaignEvent, EntryId } from './types'

/** A moment that can be found again in a recording. */
export interface MarkedMoment {
  readonly entry: EntryId
  /** Milliseconds since 1970, put right where the computer’s clock was (MA2). */
  readonly at: number
  readonly parts: readonly LogPart[]
}

/** The marks of one session, and what its recap for the table tells. */
export interface MarksPage {
  readonly session: number
  /** The newest session in which something happened. */
  readonly latest: number
  /** When its first act was done; null when nothing was. */
  readonly began: number | null
  /** When a recording started, oldest first. */
  readonly recordings: readonly MarkedMoment[]
  readonly marks: readonly MarkedMoment[]
  readonly moments: readonly MarkedMoment[]
}

/** Rules MA2–MA4. @param session null for the newest @param hidden the boards that no player has seen yet (ST6) */
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

/** When each act was done, as if the clock of the computer had never been put forward or back among them. */
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
