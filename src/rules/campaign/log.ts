import { audienceKey, type Audience } from '../core/audience'
import { line } from '../core/log-line'
import type { Chronicle } from './chronicle'
import type { EntryId, LoggedLine } from './types'
import { wordsOf } from './words'

/** The newest lines before an entry, oldest first. @param before lines of this entry and later ones are left out; may be any number */
export function logBefore(
  chronicle: Chronicle,
  audience: Audience,
  before: EntryId,
  count: number
): readonly LoggedLine[] {
  return linesBetween(chronicle, audience, 0, Math.min(before, chronicle.revision + 1), count)
}

/** What one audience saw last of the log. */
interface Window {
  readonly revision: EntryId
  readonly lines: readonly LoggedLine[]
}

/** How many entries back a window looks for lines of somebody who is told little. The GM is told nearly everything. */
const reach = 1000

const windows = new WeakMap<Chronicle, Map<string, Window>>()

/** The newest lines for one audience, oldest first. An act adds its own; after undo and redo all are looked up again. */
export function newestLines(chronicle: Chronicle, audience: Audience, count: number): readonly LoggedLine[] {
  const { revision } = chronicle
  const key = audienceKey(audience)
  const known = windows.get(chronicle) ?? new Map<string, Window>()
  const seen = known.get(key)
  if (seen?.revision === revision) return seen.lines

  const oldest = audience.kind === 'gm' ? 0 : Math.max(0, revision - reach)
  const from = seen && goesOn(chronicle, seen) ? seen : { revision: oldest, lines: [] }
  const added = linesBetween(chronicle, audience, from.revision, revision + 1, count)
  const lines = windowOf(from.lines.concat(added), oldest, count)
  windows.set(chronicle, known.set(key, { revision, lines }))
  return lines
}

function windowOf(lines: readonly LoggedLine[], after: EntryId, count: number): readonly LoggedLine[] {
  const old = lines.findIndex(({ entry }) => entry > after)
  const from = Math.max(old < 0 ? lines.length : old, lines.length - count)
  return from === 0 ? lines : lines.slice(from)
}

/** Whether what has happened since leaves the lines before it as they were. */
function goesOn(chronicle: Chronicle, { revision, lines }: Window): boolean {
  for (let id = revision + 1; id <= chronicle.revision; id++) {
    const kind = chronicle.entry(id)?.kind
    if (kind === 'undo' || kind === 'redo') return false
  }
  return lines.every(({ standing }) => standing !== 'undone') // a new act leaves those behind
}

/** The newest lines of the entries after one and before another, oldest first. */
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

function linesOf(chronicle: Chronicle, id: EntryId, audience: Audience): readonly LoggedLine[] {
  const entry = chronicle.entry(id)
  if (entry?.kind === 'save-point') {
    if (audience.kind !== 'gm') return []
    const words = line('plain', entry.name)
    const standing = chronicle.line.statusOf(entry.after)
    return [{ entry: id, at: entry.at, standing, kind: 'save-point', board: null, line: words }]
  }
  if (entry?.kind !== 'act') return []
  const standing = chronicle.line.statusOf(id)
  // What was taken back is the GM's business only.
  if (standing !== 'stands' && audience.kind !== 'gm') return []
  const { at, board } = entry
  return wordsOf(chronicle, entry, audience).map(words => ({
    entry: id,
    at,
    standing,
    kind: 'act',
    board,
    line: words
  }))
}
