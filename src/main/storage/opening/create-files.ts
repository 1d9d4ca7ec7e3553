import { ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Backups } from '../campaign/backups'
import { claimPlace } from './claim-path'
import type { Disk } from '../disk/disk'
import { realTarget } from '../disk/durable-write'
import { Home } from '../campaign/campaign-files'
import type { Ledger } from '../campaign/printed-entries'
import type { Lock } from '../campaign/lock'
import { attempt } from '../disk/attempt'
import type { Digest, StoreSetup, WhenTaken } from '../types'

/**
 * Writes a campaign under a name where it does not live yet, as a campaign of its own.
 * @param mode who may read and write the new file; null: as usual
 */
export async function moveIn(
  path: string,
  whenTaken: WhenTaken,
  ledger: Ledger,
  digest: Digest,
  setup: StoreSetup<unknown>,
  mode: number | null = null
): Promise<Result<{ readonly home: Home; readonly lock: Lock }, Problem>> {
  const backups = new Backups(setup.disk, setup.clock, setup.backupsFolder)
  const place = await claimPlace(path, whenTaken, setup, backups)
  if (!place.ok) return place
  const { lock } = place.value
  const home = Home.own(
    setup,
    { path: place.value.path, id: setup.newId(), ledger, journaled: [], seen: null, mode },
    lock
  )
  const written = await home.write(digest)
  if (written.ok) return ok({ home, lock })
  await lock.release()
  return written
}

/** Whether two paths are one file in the end. */
export async function sameFile(disk: Disk, one: string, other: string): Promise<boolean> {
  const targets = await attempt(() => Promise.all([realTarget(disk, one), realTarget(disk, other)]))
  return targets.ok && targets.value[0] === targets.value[1]
}
