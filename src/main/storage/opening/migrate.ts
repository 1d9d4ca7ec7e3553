import type { Invalid } from '#rules/core/parser'
import { fail, ok, type Result } from '#rules/core/result'
import type { Migration } from '#rules/core/system'
import { fileVersion } from '../campaign/envelope'

type Versions = Readonly<Record<string, number>>
type Migrations = Readonly<Record<string, readonly Migration[]>>

/** An act as saved by any version. */
interface SavedAct {
  readonly kind: 'act'
  readonly board: unknown
  readonly command: unknown
  readonly events: readonly unknown[]
}

/** Every version that a file written today names. */
export function versionsToday(systems: Versions): Versions {
  return { file: fileVersion, ...systems }
}

/** The parts of the file that a newer Hearthside wrote, including unknown games. */
export function newerParts(file: Versions, today: Versions): readonly string[] {
  return Object.keys(file).filter(name => (file[name] ?? 0) > (today[name] ?? 0))
}

/**
 * The parts of the file with an older version. A game without a version in the file is newer than the file, which holds
 * none of its acts.
 */
export function olderParts(file: Versions, today: Versions): readonly string[] {
  return Object.keys(file).filter(name => (file[name] ?? 0) < (today[name] ?? 0))
}

/** Migrates every saved act to today's version of its game, one step after the other. */
export function migrate(
  entries: readonly unknown[],
  file: Versions,
  today: Versions,
  migrations: Migrations
): Result<readonly unknown[], Invalid> {
  const steps = new Map<string, readonly Migration[]>()
  for (const name of olderParts(file, today)) {
    const found = stepsFrom(file[name] ?? 0, today[name] ?? 0, migrations[name] ?? [])
    if (!found)
      return fail({ path: `versions.${name}`, message: `This Hearthside cannot read version ${file[name]} any more.` })
    steps.set(name, found)
  }
  const systems = new Map<unknown, string>()
  const migrated: unknown[] = []
  for (const [index, entry] of entries.entries()) {
    const next = isAct(entry) ? migrateAct(entry, systems, steps) : ok(entry)
    if (!next.ok) return fail({ path: `entries.${index}`, message: next.error })
    migrated.push(next.value)
  }
  return ok(migrated)
}

function stepsFrom(from: number, to: number, migrations: readonly Migration[]): readonly Migration[] | null {
  const steps: Migration[] = []
  for (let version = from; version < to; version++) {
    const step = migrations.find(migration => migration.from === version)
    if (!step) return null
    steps.push(step)
  }
  return steps
}

function migrateAct(
  act: SavedAct,
  systems: Map<unknown, string>,
  steps: ReadonlyMap<string, readonly Migration[]>
): Result<SavedAct, string> {
  const stepsOf = (board: unknown) => steps.get(systems.get(board) ?? '') ?? []
  if (act.board !== null) {
    const done = migrateDeed(act, stepsOf(act.board))
    return done.ok ? ok({ ...act, ...done.value }) : done
  }
  const events: unknown[] = []
  for (const event of act.events) {
    if (isBoardOpened(event)) systems.set(event.board, event.system)
    const followed = isBoardFollowed(event) ? migrateFollowed(event, stepsOf(event.board)) : ok([event])
    if (!followed.ok) return followed
    events.push(...followed.value)
  }
  return ok({ ...act, events })
}

/** A game's reaction to a seat that left or returned: an event without a command. */
function migrateFollowed(saved: BoardFollowed, steps: readonly Migration[]): Result<readonly unknown[], string> {
  const done = migrateDeed({ command: null, events: [saved.event] }, steps)
  return done.ok ? ok(done.value.events.map(event => ({ ...saved, event }))) : done
}

type Deed = Pick<SavedAct, 'command' | 'events'>

function migrateDeed({ command, events }: Deed, steps: readonly Migration[]): Result<Deed, string> {
  let deed: Deed = { command, events }
  for (const step of steps) {
    try {
      deed = step.act(deed)
    } catch (error) {
      // A migration may rely on what its version always wrote. In a file that was edited by hand it may throw.
      return fail(`This act could not be brought from version ${step.from} to the next: ${String(error)}`)
    }
  }
  return ok(deed)
}

function isAct(entry: unknown): entry is SavedAct {
  if (typeof entry !== 'object' || entry === null) return false
  return 'kind' in entry && entry.kind === 'act' && 'events' in entry && Array.isArray(entry.events)
}

function isBoardOpened(event: unknown): event is { readonly board: unknown; readonly system: string } {
  if (typeof event !== 'object' || event === null) return false
  return 'type' in event && event.type === 'board-opened' && 'system' in event && typeof event.system === 'string'
}

interface BoardFollowed {
  readonly type: 'board-followed'
  readonly board: unknown
  readonly event: unknown
}

function isBoardFollowed(event: unknown): event is BoardFollowed {
  if (typeof event !== 'object' || event === null) return false
  return 'type' in event && event.type === 'board-followed' && 'board' in event && 'event' in event
}
