import { basename } from 'node:path'
import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { moveDamagedAway } from '../disk/keep-damaged'
import type { Backups } from '../campaign/backups'
import { resolveTarget } from '../disk/durable-write'
import { journalPath } from '../campaign/journal'
import { acquireLock, type Lock } from '../campaign/lock'
import { attempt } from '../disk/attempt'
import { readCampaignBytes } from '../bundle/campaign-bytes'
import { removeTemporariesBeside } from '../campaign/remove-temporaries'
import type { StoreDependencies, TakenNamePolicy } from '../types'
import { keepPresent } from './keep-present'
import { parseCampaignFile } from './replay-entries'

/** A path that may now be written, and the lock that excludes other processes. */
export interface ClaimedPath {
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
