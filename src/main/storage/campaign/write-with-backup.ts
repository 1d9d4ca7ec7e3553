import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Backups } from './backups'
import type { CampaignFiles } from './campaign-files'
import { notices } from '../notices'
import type { CampaignSummary, StoreNotice, StoreDependencies } from '../types'

/** Rewrites a campaign's file after the backup that is due. A failed backup does not prevent saving. */
export async function writeWithBackup(
  files: CampaignFiles,
  digest: CampaignSummary,
  { disk, clock, backupsFolder }: StoreDependencies<unknown>,
  tell: (notice: StoreNotice) => void
): Promise<Result<void, Problem>> {
  const kept = await new Backups(disk, clock, backupsFolder).keepBeforeSave(files.path, files.id, files.countInFile)
  if (!kept.ok) tell(notices.noBackup)
  return files.write(digest)
}
