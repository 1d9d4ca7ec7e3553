import { most, type MomentEdit } from '../book/recap/model'
import { subtitleOf } from '../book/recap/rules'
import type { Audience } from '../core/audience'
import type { Moment } from '../core/moment'
import type { Chronicle } from './chronicle'
import { momentOf } from './moments'
import { withoutBoards } from './shown-boards'
import type { ActEntry, BoardId, CampaignEvent, EntryId } from './types'

/** A moment in a recap: our sentence, or the Game Master’s in its place. */
export interface RecapMoment extends Moment {
  /** The entry that it cites. */
  readonly entry: EntryId
  /** Milliseconds since the session began. */
  readonly after: number
  /** The Game Master’s own sentence; empty where ours stands. */
  readonly text: string
  readonly as: MomentEdit['as']
}

/** “Previously on…” of one session, for one audience. */
export interface Recap {
  readonly session: number
  readonly subtitle: string
  /** At most 12, in the order in which they happened. */
  readonly moments: readonly RecapMoment[]
  /** The next ones by weight, at most 12. */
  readonly leftOut: readonly RecapMoment[]
  /** How many moments there are in all. */
  readonly count: number
}

/** Below this weight a recap holds at most so many moments of one kind, so that it is not all flips (PO3). */
const [alwaysTold, mostOfOneKind] = [90, 4] as const

/**
 * What a session becomes for one audience: rules PO1–PO5. The same entries give the same recap.
 * @param hidden boards that nobody but the Game Master knows of yet (ST7)
 */
export function recapOf(
  chronicle: Chronicle,
  session: number,
  audience: Audience,
  hidden: readonly BoardId[] = []
): Recap {
  const acts = actsOf(chronicle, session)
  const open = openActs(acts, audience, hidden)
  return recapFrom(chronicle, session, momentsOf(chronicle, open, audience, acts[0]?.at))
}

/** Of these acts, what is of no board that this audience may not know of. */
function openActs(acts: readonly ActEntry[], { kind }: Audience, hidden: readonly BoardId[]): readonly ActEntry[] {
  return kind === 'gm' ? acts : acts.flatMap(act => withoutBoards(act, hidden) ?? [])
}

function recapFrom(chronicle: Chronicle, session: number, all: readonly RecapMoment[]): Recap {
  const told = new Set(chosen(all))
  const others = all.filter(each => !told.has(each)).sort(byWeight)
  return {
    session,
    subtitle: subtitleOf(chronicle.campaign.book, session),
    moments: all.filter(each => told.has(each)),
    leftOut: others.slice(0, most.moments),
    count: all.length
  }
}

/** A recap as the Game Master reads it before others do. */
export interface RecapPage extends Recap {
  /** The newest session in which something happened that this audience may be told. */
  readonly latest: number
  /** What the Game Master alone could be told: at most six, the weightiest first. Empty where that is who it is for (PO4). */
  readonly gmOnly: readonly RecapMoment[]
  /** It is on the table’s screen now. */
  readonly shown: boolean
}

const mostGmOnly = 6

/** @param session null for the newest. @param hidden boards that nobody but the Game Master knows of yet (ST7) */
export function recapPage(
  chronicle: Chronicle,
  session: number | null,
  audience: Audience,
  hidden: readonly BoardId[] = []
): RecapPage {
  const latest = latestSession(chronicle, audience, hidden)
  const of = session ?? latest
  const acts = actsOf(chronicle, of)
  const mine = momentsOf(chronicle, openActs(acts, audience, hidden), audience, acts[0]?.at)
  const known = new Set(mine.map(({ entry }) => entry))
  const others = audience.kind === 'gm' ? [] : acts.filter(({ id }) => !known.has(id))
  const gmOnly = [...momentsOf(chronicle, others, { kind: 'gm' }, acts[0]?.at)].sort(byWeight)
  const { shown } = chronicle.campaign.book.recap
  return {
    ...recapFrom(chronicle, of, mine),
    latest,
    gmOnly: gmOnly.slice(0, mostGmOnly),
    shown: shown?.session === of
  }
}

/** The newest session in which something happened that this audience may be told, else the one before; 0 when none was begun. */
export function latestSession(
  chronicle: Chronicle,
  audience: Audience = { kind: 'gm' },
  hidden: readonly BoardId[] = []
): number {
  const { session } = chronicle.campaign
  const happened = (): boolean =>
    openActs(actsOf(chronicle, session), audience, hidden).some(act => momentOf(chronicle, act, audience))
  return session > 1 && !happened() ? session - 1 : session
}

function momentsOf(
  chronicle: Chronicle,
  acts: readonly ActEntry[],
  audience: Audience,
  began = acts[0]?.at ?? 0
): readonly RecapMoment[] {
  const edits = new Map(chronicle.campaign.book.recap.edits.map(edit => [edit.entry, edit]))
  return acts.flatMap(act => {
    const found = momentOf(chronicle, act, audience)
    if (!found) return []
    const { text = '', as = 'automatic' } = edits.get(act.id) ?? {}
    return [{ ...found, entry: act.id, after: act.at - began, text, as } as const]
  })
}

/** The acts of one session that stand, in order; session 0 is what was played before the first began. */
export function actsOf(chronicle: Chronicle, session: number): readonly ActEntry[] {
  const { line } = chronicle
  const acts: ActEntry[] = []
  let now = 0
  for (let place = 1; place <= line.standing; place++) {
    const act = chronicle.entry(line.at(place))
    if (act?.kind !== 'act') continue
    if (act.board === null) now = begun(act) ?? now
    if (now === session) acts.push(act)
    else if (now > session) break
  }
  return acts
}

function begun(act: ActEntry): number | null {
  for (const event of act.events as readonly CampaignEvent[]) if (event.type === 'session-began') return event.number
  return null
}

function chosen(all: readonly RecapMoment[]): readonly RecapMoment[] {
  const kept = all.filter(({ as }) => as === 'kept')
  const picked = [...kept]
  const perKind = new Map<string, number>()
  for (const each of all.filter(({ as }) => as === 'automatic').sort(byWeight)) {
    if (picked.length >= most.moments) break
    const count = perKind.get(each.kind) ?? 0
    if (each.weight < alwaysTold && count >= mostOfOneKind) continue
    perKind.set(each.kind, count + 1)
    picked.push(each)
  }
  return picked.slice(0, most.moments)
}

/** The weightier first; of two alike, the earlier. */
function byWeight(one: RecapMoment, other: RecapMoment): number {
  return other.weight - one.weight || one.entry - other.entry
}
