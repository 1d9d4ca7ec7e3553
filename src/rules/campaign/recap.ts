import { most, type MomentEdit } from '../book/recap/model'
import { subtitleOf } from '../book/recap/rules'
import type { Audience } from '../core/audience'
import type { Moment } from '../core/moment'
import type { Chronicle } from './chronicle'
import { kindIn, momentIndexOf, weightIn, worthOf, type Worth } from './moment-index'
import { momentOf } from './moments'
import { withoutBoards } from './shown-boards'
import type { ActEntry, BoardId, EntryId } from './types'

/** A moment in a recap: our sentence, or the Game Master's in its place. */
export interface RecapMoment extends Moment {
  /** The entry of the moment. */
  readonly entry: EntryId
  /** Milliseconds since the session began. */
  readonly after: number
  /** The Game Master's own sentence; empty when ours is used. */
  readonly text: string
  readonly as: MomentEdit['as']
}

/** “Previously on…” of one session, for one audience. */
export interface Recap {
  readonly session: number
  readonly subtitle: string
  /** At most 12, in the order of the events. */
  readonly moments: readonly RecapMoment[]
  /** The next ones by weight, at most 12. */
  readonly leftOut: readonly RecapMoment[]
  /** The number of all moments. */
  readonly count: number
}

/** Below this weight a recap contains few moments of one kind, so that flips do not fill it (PO3). */
const [alwaysListed, mostOfOneKind] = [90, 4] as const
const heaviestOfAll = 100

/**
 * The recap of a session for one audience: rules PO1–PO5. The same entries give the same recap.
 * @param hidden boards that only the Game Master knows of yet (ST7)
 */
export function recapOf(
  chronicle: Chronicle,
  session: number,
  audience: Audience,
  hidden: readonly BoardId[] = []
): Recap {
  return recapFrom(chronicle, session, weighed(chronicle, session, audience, hidden))
}

/** The moments of a session by weight; only the chosen ones are put into words. */
interface Ranking {
  /** Every entry of the session, in order. */
  readonly entries: readonly EntryId[]
  /** The entries with a moment for this audience, in order. */
  readonly moments: readonly EntryId[]
  worth(this: void, entry: EntryId): Worth
  tell(this: void, entry: EntryId): RecapMoment
}

function weighed(chronicle: Chronicle, session: number, audience: Audience, hidden: readonly BoardId[]): Ranking {
  const index = momentIndexOf(chronicle)
  const entries = index.entriesOf(session)
  const replaced = index.replaced(entries, audience)
  const worths = index.worths(audience)
  const open = (entry: EntryId): ActEntry | null => openAct(chronicle, entry, audience, hidden)
  const isWhole = audience.kind === 'gm' || hidden.length === 0
  const worth = (entry: EntryId): Worth => {
    const known = worths[entry - 1] ?? 0
    if (isWhole) return known
    const act = open(entry)
    if (act === chronicle.entry(entry)) return known
    return act === null ? 0 : worthOf(momentOf(chronicle, act, audience))
  }
  const tell = (entry: EntryId): RecapMoment => {
    const act = open(entry)
    const found = act && momentOf(chronicle, act, audience)
    if (!act || !found) throw new Error(`entry ${entry} has no moment`)
    const { text = '', as = 'automatic' } = editOf(chronicle, entry) ?? {}
    return { ...found, entry, after: act.at - (chronicle.entry(entries[0] ?? 0)?.at ?? 0), text, as }
  }
  const holds = (entry: EntryId): boolean => worth(entry) > 0 && !replaced.has(entry)
  return { entries, moments: entries.filter(holds), worth, tell }
}

/** An act without the parts about boards that this audience may not know of; null when no part is left. */
function openAct(
  chronicle: Chronicle,
  entry: EntryId,
  { kind }: Audience,
  hidden: readonly BoardId[]
): ActEntry | null {
  const act = chronicle.entry(entry)
  if (act?.kind !== 'act') return null
  return kind === 'gm' ? act : withoutBoards(act, hidden)
}

function editOf(chronicle: Chronicle, entry: EntryId): MomentEdit | undefined {
  return chronicle.campaign.book.recap.edits.find(edit => edit.entry === entry)
}

function recapFrom(chronicle: Chronicle, session: number, all: Ranking): Recap {
  const heaviest = heaviestFirst(all)
  const chosenEntries = chosen(chronicle, all, heaviest)
  const others = heaviest.filter(entry => !chosenEntries.has(entry))
  return {
    session,
    subtitle: subtitleOf(chronicle.campaign.book, session),
    moments: [...chosenEntries].sort((one, other) => one - other).map(all.tell),
    leftOut: others.slice(0, most.moments).map(all.tell),
    count: all.moments.length
  }
}

/** A recap as the Game Master reviews it before the players see it. */
export interface RecapPage extends Recap {
  /** The newest session with an event that this audience may know. */
  readonly latest: number
  /**
   * Moments for the Game Master alone: at most six, of greatest weight first. Empty when the recap is for the Game
   * Master (PO4).
   */
  readonly gmOnly: readonly RecapMoment[]
  /** Whether it is on the table's screen now. */
  readonly shown: boolean
}

const mostGmOnly = 6

/**
 * @param session null for the newest
 * @param hidden boards that only the Game Master knows of yet (ST7)
 */
export function recapPage(
  chronicle: Chronicle,
  session: number | null,
  audience: Audience,
  hidden: readonly BoardId[] = []
): RecapPage {
  const latest = latestSession(chronicle, audience, hidden)
  const of = session ?? latest
  const mine = weighed(chronicle, of, audience, hidden)
  const { shown } = chronicle.campaign.book.recap
  return {
    ...recapFrom(chronicle, of, mine),
    latest,
    gmOnly: audience.kind === 'gm' ? [] : gmOnlyFrom(mine, weighed(chronicle, of, { kind: 'gm' }, [])),
    shown: shown?.session === of
  }
}

/** The moments of greatest weight for the Game Master alone. */
function gmOnlyFrom(mine: Ranking, all: Ranking): readonly RecapMoment[] {
  const untold = all.moments.filter(entry => mine.worth(entry) === 0)
  return heaviestFirst({ ...all, moments: untold })
    .slice(0, mostGmOnly)
    .map(all.tell)
}

/** The newest session with an event that this audience may know, else the one before; 0 before the first session. */
export function latestSession(
  chronicle: Chronicle,
  audience: Audience = { kind: 'gm' },
  hidden: readonly BoardId[] = []
): number {
  const { session } = chronicle.campaign
  const happened = (): boolean => weighed(chronicle, session, audience, hidden).moments.length > 0
  return session > 1 && !happened() ? session - 1 : session
}

/** The standing acts of one session, in order; session 0 is the play before the first session. */
export function actsOf(chronicle: Chronicle, session: number): readonly ActEntry[] {
  const acts: ActEntry[] = []
  for (const id of momentIndexOf(chronicle).entriesOf(session)) {
    const act = chronicle.entry(id)
    if (act?.kind === 'act') acts.push(act)
  }
  return acts
}

/** The chosen entries: those that the Game Master keeps, then those of greatest weight, with few of one kind. */
function chosen(chronicle: Chronicle, { moments, worth }: Ranking, heaviest: readonly EntryId[]): ReadonlySet<EntryId> {
  const edits = new Map(chronicle.campaign.book.recap.edits.map(({ entry, as }) => [entry, as]))
  const picked = edits.size === 0 ? [] : moments.filter(entry => edits.get(entry) === 'kept')
  const perKind = new Map<string, number>()
  for (const entry of heaviest) {
    if (picked.length >= most.moments) break
    if ((edits.get(entry) ?? 'automatic') !== 'automatic') continue
    const kind = kindIn(worth(entry))
    const count = perKind.get(kind) ?? 0
    if (weightIn(worth(entry)) < alwaysListed && count >= mostOfOneKind) continue
    perKind.set(kind, count + 1)
    picked.push(entry)
  }
  return new Set(picked.slice(0, most.moments))
}

/** Sorted by weight, the greatest first; of equal weights the earlier first. */
function heaviestFirst({ moments, worth }: Ranking): readonly EntryId[] {
  const byWeight: EntryId[][] = Array.from({ length: heaviestOfAll + 1 }, () => [])
  for (const entry of moments) byWeight[weightIn(worth(entry))]?.push(entry)
  return byWeight.reverse().flat()
}
