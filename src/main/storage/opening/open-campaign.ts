import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { copyAside, moveAside } from '../disk/keep-damaged'
import { Backups } from '../campaign/backups'
import { Home } from '../campaign/campaign-files'
import { journalPath } from '../campaign/journal'
import { takeLock, type Lock } from '../campaign/lock'
import { notices } from '../notices'
import { Pace, type Watcher } from '../disk/sliced-work'
import { readCampaign, type Found } from './read-campaign'
import { attempt, unlessMissing } from '../disk/attempt'
import { readBytes } from '../disk/read-bytes'
import { sweepBeside } from '../campaign/remove-temporaries'
import type { OpenMode, StoreNotice, StoreSetup } from '../types'

/** A campaign that was opened, and its home: ours to write, or (`readOnly` says why) only to look at. */
export interface Settled<Folded> {
  readonly found: Found<Folded>
  readonly home: Home
  readonly lock: Lock | null
  readonly readOnly: string | null
  readonly notices: readonly StoreNotice[]
}

/**
 * Opens a campaign as far as it can be: whatever forbids writing makes it read-only, whatever forbids reading is a problem.
 * @throws CalledOff when the watcher called it off; nothing was written by then, and the campaign is not held.
 */
export async function openAt<Folded>(
  path: string,
  mode: OpenMode,
  setup: StoreSetup<Folded>,
  watcher: Watcher | null = null
): Promise<Result<Settled<Folded>, Problem>> {
  const pace = new Pace(watcher)
  const backups = new Backups(setup.disk, setup.clock, setup.backupsFolder)
  if (mode === 'read-only') return look(path, notices.byChoice, setup, backups, pace)
  const there = await readBytes(setup.disk, path)
  if (!there.ok && there.error.kind === 'missing') return fail({ kind: 'not-found', path })
  const lock = await takeLock(path, mode, setup)
  if (!lock.ok) {
    return lock.error.kind === 'not-written'
      ? look(path, notices.notWritable(lock.error.says), setup, backups, pace)
      : lock
  }
  const found = await readOrRelease(path, setup, backups, pace, lock.value)
  const hindrance = found.ok ? await makeReady(found.value, setup, backups, lock.value) : null
  if (found.ok && hindrance === null) {
    const changed = await keepChanged(found.value, backups)
    const home = Home.own(setup, found.value, lock.value)
    await home.tidyUp()
    return ok({ found: found.value, home, lock: lock.value, readOnly: null, notices: changed })
  }
  await lock.value.release()
  return found.ok ? ok(asReadOnly(found.value, hindrance ?? '', setup)) : found
}

async function readOrRelease<Folded>(
  path: string,
  setup: StoreSetup<Folded>,
  backups: Backups,
  pace: Pace,
  lock: Lock
): Promise<Result<Found<Folded>, Problem>> {
  try {
    return await readCampaign(path, setup, backups, pace)
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function look<Folded>(
  path: string,
  says: string,
  setup: StoreSetup<Folded>,
  backups: Backups,
  pace: Pace
): Promise<Result<Settled<Folded>, Problem>> {
  const found = await readCampaign(path, setup, backups, pace)
  return found.ok ? ok(asReadOnly(found.value, found.value.readOnly ?? says, setup)) : found
}

function asReadOnly<Folded>(found: Found<Folded>, says: string, setup: StoreSetup<Folded>): Settled<Folded> {
  const changed = found.changedOutside ? [notices.changedOutside(false)] : []
  return { found, home: Home.foreign(setup, found, says), lock: null, readOnly: says, notices: changed }
}

/** A file that another program changed is opened as it is; as it was found, it is among the copies from then on. */
async function keepChanged(found: Found<unknown>, backups: Backups): Promise<readonly StoreNotice[]> {
  if (!found.changedOutside) return []
  const kept = await backups.keep(found.path, found.id, 'changed-outside', found.ledger.count)
  return [notices.changedOutside(kept.ok)]
}

/** Everything that must be safe before the first write. @returns what forbids writing, null when nothing does. */
async function makeReady<Folded>(
  found: Found<Folded>,
  setup: StoreSetup<Folded>,
  backups: Backups,
  lock: Lock
): Promise<string | null> {
  if (found.readOnly !== null) return found.readOnly
  const { disk, clock, games } = setup
  const journal = journalPath(found.path)
  const safe = await attempt(async () => {
    await disk.mayWrite(found.path)
    await unlessMissing(disk.facts(journal)) // a name may be short enough for a disk, and its journal's not
    await sweepBeside(disk, found.path, clock.now())
    if (found.aside === 'copy') await copyAside(disk, journal)
    if (found.aside === 'move') await moveAside(disk, journal)
  })
  if (!safe.ok) return safe.error.kind === 'not-written' ? notices.notWritable(safe.error.says) : notices.byChoice
  if (!found.migrated) return null
  // From here on the journal would speak today's language, so the file must do so first.
  const kept = await backups.keep(found.path, found.id, 'before-migration', found.entries.length)
  if (!kept.ok) return notices.notMigrated
  const written = await Home.own(setup, found, lock).write(games.digest(found.folded))
  return written.ok ? null : notices.notMigrated
}
