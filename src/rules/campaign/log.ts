import { audienceKey, type Audience } from '../core/audience'
import { line, type LogLine } from '../core/log-line'
import { systemOf } from '../registry'
import type { Chronicle } from './chronicle'
import { describeCampaign } from './describe'
import type { ActEntry, CampaignEvent, Entry, EntryId, LoggedLine } from './types'

/** An entry never changes, so neither do its words; only names and standing do, and they are not in them. */
const written = new WeakMap<Entry, Map<string, readonly LogLine[]>>()

/** The newest lines before an entry, oldest first. @param before lines of this entry and later ones are left out */
export function logBefore(
  chronicle: Chronicle,
  audience: Audience,
  before: EntryId,
  count: number
): readonly LoggedLine[] {
  const newestFirst: LoggedLine[] = []
  for (let id = before - 1; id > 0 && newestFirst.length < count; id--) {
    const entry = chronicle.entry(id)
    if (entry) newestFirst.push(...[...linesOf(chronicle, entry, audience)].reverse())
  }
  return newestFirst.slice(0, count).reverse()
}

/** What one act says to one audience, or nothing. */
export function wordsOf(chronicle: Chronicle, act: ActEntry, audience: Audience): readonly LogLine[] {
  const key = audienceKey(audience)
  const known = written.get(act)?.get(key)
  if (known) return known
  const words = act.events.flatMap(event => describeEvent(chronicle, act, event, audience) ?? [])
  const byAudience = written.get(act) ?? new Map<string, readonly LogLine[]>()
  written.set(act, byAudience.set(key, words))
  return words
}

function linesOf(chronicle: Chronicle, entry: Entry, audience: Audience): readonly LoggedLine[] {
  const { id, at } = entry
  if (entry.kind === 'save-point') {
    if (audience.kind !== 'gm') return []
    const words = line('plain', entry.name)
    const standing = chronicle.line.statusOf(entry.after)
    return [{ entry: id, at, standing, kind: 'save-point', board: null, line: words }]
  }
  if (entry.kind !== 'act') return []
  const standing = chronicle.line.statusOf(id)
  // What was taken back is the GM's business only.
  if (standing !== 'stands' && audience.kind !== 'gm') return []
  return wordsOf(chronicle, entry, audience).map(words => ({
    entry: id,
    at,
    standing,
    kind: 'act',
    board: entry.board,
    line: words
  }))
}

function describeEvent(chronicle: Chronicle, act: ActEntry, event: unknown, audience: Audience): LogLine | null {
  if (act.board === null) return describeCampaign(event as CampaignEvent, audience)
  const system = chronicle.systemAt(act.board)
  return system ? systemOf(system).describe(event, audience) : null
}
