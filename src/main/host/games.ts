import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser, type EntryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { Entry } from '#rules/campaign/types'
import type { Invalid } from '#rules/core/parser'
import { fail, type Result } from '#rules/core/result'
import type { Steps } from '#rules/core/steps'
import { systems } from '#rules/registry'
import { isObject } from '#rules/core/is-object'
import { limits } from '../storage/opening/limits'
import type { Games } from '../storage/types'

const all = Object.entries(systems)

/** What storage must know of the games in order to open a campaign: the chronicle is what its entries make. */
export const games: Games<Chronicle> = {
  // Each migration leads to the next version, so their number says which one is today's.
  versions: Object.fromEntries(all.map(([id, { migrations }]) => [id, migrations.length + 1])),
  migrations: Object.fromEntries(all.map(([id, { migrations }]) => [id, migrations])),
  parser: countingParser,
  fold: opening,
  summarize: chronicle => chronicle.campaign
}

/** A file may keep every law that is checked, and still not fit together: then the Game Master would be shown nothing. */
function* opening(entries: readonly Entry[]): Steps<Result<Chronicle, Invalid>> {
  const opened = yield* Chronicle.opening(entries)
  if (!opened.ok) return opened
  try {
    frameFor(opened.value, { kind: 'gm' })
    return opened
  } catch (reason) {
    return fail({ path: 'entries', message: `what the acts come to cannot be shown: ${String(reason)}` })
  }
}

/** What costs every screen its time, by the event that brings it. Counted before it is read and played, undone or not. */
const counted: Readonly<Record<string, { readonly most: number; readonly what: string }>> = {
  'seat-added': { most: limits.seats, what: 'seats' },
  'board-opened': { most: limits.boards, what: 'boards' }
}

/** Stops at the first entry that brings too many seats or boards, before any time is spent on them. */
function countingParser(): EntryParser {
  const parse = entryParser()
  const counts = new Map<string, number>()
  return input => {
    const events = isObject(input) && Array.isArray(input['events']) ? (input['events'] as readonly unknown[]) : []
    for (const event of events) {
      const type = isObject(event) ? String(event['type']) : ''
      const limit = counted[type]
      if (!limit) continue
      const count = (counts.get(type) ?? 0) + 1
      counts.set(type, count)
      if (count > limit.most)
        return fail({
          path: 'events',
          message: `There are more than ${limit.most} ${limit.what}; no campaign has that many.`
        })
    }
    return parse(input)
  }
}
