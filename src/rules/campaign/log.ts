import { audienceKey, type Audience } from '../core/audience'
import { line, type LogLine } from '../core/log-line'
import { memoize } from '../core/memoize'
import type { Chronicle } from './chronicle'
import { withoutBoards } from './shown-boards'
import type { BoardId, EntryId, LoggedLine } from './types'
import { wordsOf } from './words'

/**
 * The newest lines before an entry, oldest first.
 * @param before this entry and later ones are left out; any number is valid
 */
export function logBefore(
  chronicle: Chronicle,
  audience: Audience,
  before: EntryId,
  count: number
): readonly LoggedLine[] {
  return linesBetween(chronicle, audience, 0, Math.min(before, chronicle.revision + 1), count)
}

/** The last log of one audience: all its lines of the entries after `after`. */
interface Window {
  readonly revision: EntryId
  readonly after: EntryId
  readonly lines: readonly LoggedLine[]
  /** The newest of them, which are shown. */
  readonly shown: readonly LoggedLine[]
}

/** The audience, and the boards that it does not know of. */
interface Reader {
  readonly audience: Audience
  readonly hidden: readonly BoardId[]
}

/** How many entries back a window searches for lines of an audience with few lines. The GM sees nearly all. */
const reach = 1000

const windows = new WeakMap<Chronicle, Map<string, Window>>()

/**
 * The newest lines for one audience, oldest first. An act adds lines, an undo removes lines; after a redo all are
 * computed again.
 * @param hidden boards that this audience does not know of (ST7)
 */
export function newestLines(
  chronicle: Chronicle,
  audience: Audience,
  count: number,
  hidden: readonly BoardId[] = []
): readonly LoggedLine[] {
  const { revision } = chronicle
  const key = [audienceKey(audience), ...hidden].join(' ')
  const reader = { audience, hidden }
  const known = windows.get(chronicle) ?? new Map<string, Window>()
  const seen = known.get(key)
  if (seen?.revision === revision) return seen.shown
  const oldest = audience.kind === 'gm' ? 0 : Math.max(0, revision - reach)
  const window = sharing(known, filled(chronicle, reader, standingLines(chronicle, reader, seen), oldest, count))
  windows.set(chronicle, known.set(key, window))
  return window.shown
}

/** Most audiences have equal lines: they share one list, so that its changes are computed and printed once. */
function sharing(known: ReadonlyMap<string, Window>, window: Window): Window {
  const { shown, revision } = window
  for (const other of known.values())
    if (
      other.revision === revision &&
      other.shown.length === shown.length &&
      shown.every((line, at) => line === other.shown[at])
    )
      return { ...window, shown: other.shown }
  return window
}

/** The lines of the earlier window that are still valid, as the start of a new window. */
function standingLines(chronicle: Chronicle, reader: Reader, seen: Window | undefined): Omit<Window, 'shown'> {
  const { revision } = chronicle
  const fromNothing = { revision, after: revision, lines: [] }
  if (!seen) return fromNothing
  const since = kindsAfter(chronicle, seen.revision)
  if (since === 'undo') {
    const lines = seen.lines.flatMap(each => withStanding(chronicle, reader, each))
    return { revision, after: seen.after, lines }
  }
  // A new act removes undone acts; a redo restores lines that players' windows no longer have.
  if (since === 'mixed' || seen.lines.some(({ standing }) => standing === 'undone')) return fromNothing
  return { revision, after: seen.after, lines: seen.lines.concat(linesAfter(chronicle, reader, seen.revision)) }
}

/** The kinds of entries after an entry: only undo, only new acts and save points, or a mixture. */
function kindsAfter(chronicle: Chronicle, after: EntryId): 'undo' | 'new' | 'mixed' {
  let [undone, added] = [0, 0]
  for (let id = after + 1; id <= chronicle.revision; id++) {
    const kind = chronicle.entry(id)?.kind
    if (kind === 'undo') undone += 1
    else if (kind === 'act' || kind === 'save-point') added += 1
    else return 'mixed'
  }
  if (undone === 0) return 'new'
  return added === 0 ? 'undo' : 'mixed'
}

/** A line with its present standing; empty when this audience must not see it any more. */
function withStanding(chronicle: Chronicle, { audience }: Reader, logged: LoggedLine): readonly LoggedLine[] {
  const entry = chronicle.entry(logged.entry)
  const standing = chronicle.line.statusOf(entry?.kind === 'save-point' ? entry.after : logged.entry)
  if (standing === logged.standing) return [logged]
  return audience.kind === 'gm' ? [{ ...logged, standing }] : []
}

function linesAfter(chronicle: Chronicle, reader: Reader, after: EntryId): readonly LoggedLine[] {
  const lines: LoggedLine[] = []
  for (let id = after + 1; id <= chronicle.revision; id++)
    lines.push(...linesOf(chronicle, id, reader.audience, reader.hidden))
  return lines
}

/** Searches further back until there are enough lines, and drops lines far above the limit. */
function filled(
  chronicle: Chronicle,
  { audience, hidden }: Reader,
  { revision, after, lines }: Omit<Window, 'shown'>,
  oldest: EntryId,
  count: number
): Window {
  const older: (readonly LoggedLine[])[] = []
  let [have, from] = [lines.length, after]
  for (; from > oldest && have < count; from--) {
    const found = linesOf(chronicle, from, audience, hidden)
    if (found.length > 0) older.unshift(found)
    have += found.length
  }
  const all = older.length > 0 ? [...older.flat(), ...lines] : lines
  const first = all.length > 3 * count ? (all.at(-2 * count)?.entry ?? 0) : Math.max(from, oldest) + 1
  const kept = all[0] && all[0].entry < first ? all.filter(({ entry }) => entry >= first) : all
  return { revision, after: first - 1, lines: kept, shown: kept.length > count ? kept.slice(-count) : kept }
}

/** The newest lines of the entries between two entries, oldest first. */
function linesBetween(
  chronicle: Chronicle,
  audience: Audience,
  after: EntryId,
  before: EntryId,
  count: number
): readonly LoggedLine[] {
  let lines: readonly LoggedLine[] = []
  for (let id = before - 1; id > after && lines.length < count; id--)
    lines = lines.length === 0 ? linesOf(chronicle, id, audience) : linesOf(chronicle, id, audience).concat(lines)
  return lines.length > count ? lines.slice(-count) : lines
}

/** The lines of one entry for one audience, in order. */
export function linesOf(
  chronicle: Chronicle,
  id: EntryId,
  audience: Audience,
  hidden: readonly BoardId[] = []
): readonly LoggedLine[] {
  const entry = chronicle.entry(id)
  if (entry?.kind === 'save-point') {
    if (audience.kind !== 'gm') return []
    const words = line('plain', entry.name)
    const standing = chronicle.line.statusOf(entry.after)
    return [{ entry: id, at: entry.at, standing, kind: 'save-point', board: null, line: words }]
  }
  if (entry?.kind !== 'act') return []
  const standing = chronicle.line.statusOf(id)
  // Only the GM sees undone acts.
  if (standing !== 'stands' && audience.kind !== 'gm') return []
  const act = withoutBoards(entry, hidden)
  if (act === null) return []
  const words = wordsOf(chronicle, act, audience)
  const { at, board } = entry
  return logged(words, [entry, standing], () =>
    words.map(each => ({ entry: id, at, standing, kind: 'act', board, line: each }))
  )
}

/** Audiences with equal words of an act share the same lines. */
const logged = memoize<readonly LogLine[], readonly LoggedLine[]>(96)
