import { ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Backups } from '../campaign/backups'
import { claimPath } from './claim-path'
import type { Disk } from '../disk/disk'
import { resolveTarget } from '../disk/durable-write'
import { CampaignFiles } from '../campaign/campaign-files'
import type { PrintedEntries } from '../campaign/printed-entries'
import type { Lock } from '../campaign/lock'
import { attempt } from '../disk/attempt'
import type { CampaignSummary, StoreDependencies, WhenTaken } from '../types'

/**
 * Writes a campaign under a name where it does not live yet, as a campaign of its own.
 * @param mode who may read and write the new file; null: as usual
 */
export async function createCampaignFiles(
  path: string,
  whenTaken: WhenTaken,
  printed: PrintedEntries,
  summary: CampaignSummary,
  setup: StoreDependencies<unknown>,
  mode: number | null = null
): Promise<Result<{ readonly files: CampaignFiles; readonly lock: Lock }, Problem>> {
  const backups = new Backups(setup.disk, setup.clock, setup.backupsFolder)
  const claimed = await claimPath(path, whenTaken, setup, backups)
  if (!claimed.ok) return claimed
  const { lock } = claimed.value
  const files = CampaignFiles.writable(
    setup,
    { path: claimed.value.path, id: setup.newId(), filed: printed, journaled: [], seen: null, mode },
    lock
  )
  const written = await files.write(summary)
  if (written.ok) return ok({ files, lock })
  await lock.release()
  return written
}

/** Whether two paths are one file in the end. */
export async function sameFile(disk: Disk, one: string, other: string): Promise<boolean> {
  const targets = await attempt(() => Promise.all([resolveTarget(disk, one), resolveTarget(disk, other)]))
  return targets.ok && targets.value[0] === targets.value[1]
}
