import { basename, dirname } from 'node:path'
import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { moveDamagedAway } from '../disk/keep-damaged'
import type { Backups } from '../campaign/backups'
import { resolveTarget, removeAllTemporaries, removeTemporaries } from '../disk/durable-write'
import { journalPath } from '../campaign/journal'
import { acquireLock, type Lock, lockPath } from '../campaign/lock'
import { attempt } from '../disk/attempt'
import { readCampaignBytes } from '../bundle/campaign-bytes'
import type { StoreDependencies, TakenNamePolicy } from '../types'
import { parseCampaignFile } from './replay-entries'
import type { Disk } from '../disk/disk'
import { CampaignFiles } from '../campaign/campaign-files'
import { notices } from '../notices'
import { readCampaign } from './read-campaign'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Removes temporary files that killed processes left beside a campaign. The caller must hold the lock.
 * @param now milliseconds since 1970
 */
export async function removeTemporariesBeside(disk: Disk, campaign: string, now: number): Promise<void> {
  await removeTemporaries(disk, campaign)
  await removeTemporaries(disk, journalPath(campaign))
  // Another process may be acquiring the lock at this moment.
  await removeTemporaries(disk, lockPath(campaign), now - minuteMs)
  // Temporary files of copies and of other campaigns may be in use; no write takes a day. In a shared folder some files
  // may belong to other people: a failed removal does not stop the opening.
  const folder = dirname(await resolveTarget(disk, campaign))
  await removeAllTemporaries(disk, folder, now - dayMs).catch(() => undefined)
}

/**
 * Keeps a complete backup before a campaign is replaced. Acts that only the journal has are first written into the
 * file. A crash between removing the journal and the file then loses nothing. A file that may not be written is copied
 * in its complete form.
 * @param bytes the bytes of the file
 * @param campaign the id for the backup
 */
export async function keepPresent(
  path: string,
  bytes: Buffer,
  campaign: string,
  lock: Lock,
  setup: StoreDependencies<unknown>,
  backups: Backups
): Promise<Result<unknown, Problem>> {
  const found = await readCampaign(path, setup, backups)
  if (!found.ok || found.value.journaled.length === 0)
    return backups.keep(path, campaign, 'before-restore', await actsIn(bytes))
  const { entries, folded, id, readOnly } = found.value
  const summary = setup.games.summarize(folded)
  if (readOnly !== null) {
    const whole = CampaignFiles.readOnly(setup, found.value, notices.byChoice).blocksFor(id, summary)
    return backups.keep(path, campaign, 'before-restore', entries.length, whole)
  }
  const written = await CampaignFiles.writable(setup, found.value, lock).write(summary)
  return written.ok ? backups.keep(path, campaign, 'before-restore', entries.length) : written
}

async function actsIn(bytes: Buffer): Promise<number> {
  const file = await parseCampaignFile(bytes)
  return file.ok ? file.value.envelope.entries.length : 0
}

/** A path that may now be written, and the lock that excludes other processes. */
interface ClaimedPath {
  readonly path: string
  readonly lock: Lock
}

/**
 * Makes sure that writing to `path` destroys nothing. An existing campaign is refused or, by the GM's choice, kept as a
 * backup. An unreadable file is never overwritten, whatever the choice.
 */
export async function claimPath(
  path: string,
  whenTaken: TakenNamePolicy,
  setup: StoreDependencies<unknown>,
  backups: Backups
): Promise<Result<ClaimedPath, Problem>> {
  const real = await attempt(() => resolveTarget(setup.disk, path))
  if (!real.ok) return real
  const lock = await acquireLock(real.value, 'edit', setup)
  if (!lock.ok) return lock
  try {
    const cleared = await clear(real.value, whenTaken, setup, backups, lock.value)
    if (cleared.ok) return ok({ path: real.value, lock: lock.value })
    await lock.value.release()
    return cleared
  } catch (error) {
    await lock.value.release()
    throw error
  }
}

async function clear(
  path: string,
  whenTaken: TakenNamePolicy,
  setup: StoreDependencies<unknown>,
  backups: Backups,
  lock: Lock
): Promise<Result<unknown, Problem>> {
  const { disk, clock } = setup
  const taken: Problem = { kind: 'name-taken', name: basename(path) }
  const found = await readCampaignBytes(disk, path)
  const missing = !found.ok && found.error.kind === 'missing'
  if (!missing) {
    if (!found.ok || whenTaken === 'refuse') return fail(taken)
    const there = await parseCampaignFile(found.value.bytes)
    if (!there.ok) return fail(taken)
    const { bytes } = found.value
    const kept = await keepPresent(path, bytes, there.value.envelope.head.id, lock, setup, backups)
    if (!kept.ok) return kept
  }
  return attempt(async () => {
    await moveDamagedAway(disk, journalPath(path))
    await removeTemporariesBeside(disk, path, clock.now())
  })
}
