import { ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Backups } from '../campaign/backups'
import { bundleIn } from '../bundle/campaign-bytes'
import { claimPath } from './claim-path'
import type { Disk } from '../disk/disk'
import { resolveTarget } from '../disk/durable-write'
import { CampaignFiles } from '../campaign/campaign-files'
import { MediaFolder, mediaPath } from '../media/media-folder'
import type { PrintedEntries } from '../campaign/printed-entries'
import type { Lock } from '../campaign/lock'
import { attempt } from '../disk/attempt'
import type { CampaignSummary, StoreDependencies, TakenNamePolicy } from '../types'

/** The campaign that a new file is copied from. */
export interface Origin {
  /** The permissions for the new file; null: the default. */
  readonly mode: number | null
  /** The path of its file, beside which its pictures are; null: there is none. */
  readonly path: string | null
}

/**
 * Writes a campaign to a new path, as a separate campaign.
 * @param origin the source of permissions and pictures; the pictures are copied before the file is written
 */
export async function createCampaignFiles(
  path: string,
  whenTaken: TakenNamePolicy,
  printed: PrintedEntries,
  summary: CampaignSummary,
  setup: StoreDependencies<unknown>,
  { mode, path: from }: Origin = { mode: null, path: null }
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
  let written: Result<unknown, Problem> | null = null
  try {
    const brought = from === null ? ok(null) : await bringPictures(from, claimed.value.path, mode, setup)
    written = brought.ok ? await files.write(summary) : brought
    return written.ok ? ok({ files, lock }) : written
  } finally {
    if (!written?.ok) await lock.release()
  }
}

async function bringPictures(
  from: string,
  to: string,
  mode: number | null,
  { disk }: StoreDependencies<unknown>
): Promise<Result<null, Problem>> {
  const folder = new MediaFolder(disk, mediaPath(to))
  const bundle = await bundleIn(disk, from)
  const unpacked = bundle ? await folder.addAll(bundle, mode) : ok(null)
  return unpacked.ok ? folder.addAll(new MediaFolder(disk, mediaPath(from)), mode) : unpacked
}

/** Whether two paths resolve to the same file. */
export async function sameFile(disk: Disk, one: string, other: string): Promise<boolean> {
  const targets = await attempt(() => Promise.all([resolveTarget(disk, one), resolveTarget(disk, other)]))
  return targets.ok && targets.value[0] === targets.value[1]
}
