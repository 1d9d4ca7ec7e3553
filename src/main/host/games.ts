import { Chronicle } from '#rules/campaign/chronicle'
import { entryParser, type EntryParser } from '#rules/campaign/entry-parser'
import { frameFor } from '#rules/campaign/frame'
import type { Entry } from '#rules/campaign/types'
import type { Invalid } from '#rules/core/parser'
import { fail, type Result } from '#rules/core/result'
import type { Steps } from '#rules/core/steps'
import { systems } from '#rules/registry'
import { isObject } from '#rules/core/values'
import { limits } from '../storage/opening/limits'
import type { Games } from '../storage/types'

const all = Object.entries(systems)

/** What storage needs from the games to open a campaign: the entries fold into a chronicle. */
export const games: Games<Chronicle> = {
  // Each migration leads to the next version, so their number gives today's version.
  versions: Object.fromEntries(all.map(([id, { migrations }]) => [id, migrations.length + 1])),
  migrations: Object.fromEntries(all.map(([id, { migrations }]) => [id, migrations])),
  parser: countingParser,
  fold: opening,
  summarize: chronicle => chronicle.campaign
}

/**
 * A file may satisfy every checked rule and still not make a frame. It is refused here instead of showing an empty dashboard.
 */
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

/**
 * Objects that cost time on every screen, by the event that adds them. They are counted before parsing and replay, and
 * an undo does not reduce the count.
 */
const counted: Readonly<Record<string, { readonly most: number; readonly what: string }>> = {
  'seat-added': { most: limits.seats, what: 'seats' },
  'board-opened': { most: limits.boards, what: 'boards' }
}

/** Stops at the first entry above the limit of seats or boards, before time is spent on them. */
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
