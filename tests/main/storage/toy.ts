import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { setupHere } from '#main/storage/machine/this-machine'
import type { CampaignSummary, Games, StoreDependencies } from '#main/storage/types'
import type { ActEntry, Entry } from '#rules/campaign/types'
import { fail, ok } from '#rules/core/result'
import { gm } from '#rules/core/seat'

/** A game for storage's tests: every act adds a number to a sum. */
export interface Sum {
  readonly acts: number
  readonly total: number
}

export const toyGames: Games<Sum> = {
  versions: { toy: 1 },
  migrations: {},
  parser: () => json => {
    const entry = json as Entry
    if (entry.kind !== 'act') return ok(entry)
    if (!Array.isArray(entry.events)) return fail({ path: 'events', message: 'A list was expected.' })
    const misfit = entry.events.findIndex(event => typeof (event as { add?: unknown }).add !== 'number')
    return misfit < 0 ? ok(entry) : fail({ path: `events.${misfit}.add`, message: 'A number was expected.' })
  },
  fold(entries) {
    let total = 0
    for (const [index, entry] of entries.entries()) {
      if (entry.kind !== 'act') continue
      for (const event of entry.events) total += (event as { add: number }).add
      if (total < 0) return fail({ path: `entries.${index}`, message: 'The sum fell below zero.' })
    }
    return ok({ acts: entries.length, total })
  },
  summarize: sum => digest(`The sum is ${sum.total}`)
}

export function digest(title = 'The Drowned Bells'): CampaignSummary {
  return { title, seats: [], boards: [] }
}

export function act(id: number, add = 1): ActEntry {
  return {
    id,
    at: 1_763_000_000_000 + id,
    kind: 'act',
    board: null,
    actor: gm,
    command: { type: 'add', add },
    events: [{ add }]
  }
}

export function acts(from: number, to: number): readonly ActEntry[] {
  return Array.from({ length: to - from + 1 }, (_, index) => act(from + index))
}

/** A folder of its own, gone after the test. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthside-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export function toySetup(folder: string, changes: Partial<StoreDependencies<Sum>> = {}): StoreDependencies<Sum> {
  const here = setupHere({
    games: toyGames,
    backupsFolder: join(folder, 'user', 'backups'),
    savedBy: 'Hearthside 0.1.0'
  })
  // Tests have their own clock: a lock with its time must not look older than this computer's last start.
  return { ...here, machine: { ...here.machine, bootedAt: () => 0 }, ...changes }
}

/** The value, or a failure of the test that shows the error. */
export function must<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown }
): Value {
  if (!result.ok) throw new Error(`unexpected: ${JSON.stringify(result.error)}`)
  return result.value
}
