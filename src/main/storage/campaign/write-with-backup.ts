import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Backups } from './backups'
import type { Home } from './campaign-files'
import { notices } from '../notices'
import type { Digest, StoreNotice, StoreSetup } from '../types'

/** Writes a campaign's file anew, after the backup that is due. A backup that cannot be made is no reason not to save. */
export async function renew(
  home: Home,
  digest: Digest,
  { disk, clock, backupsFolder }: StoreSetup<unknown>,
  tell: (notice: StoreNotice) => void
): Promise<Result<void, Problem>> {
  const kept = await new Backups(disk, clock, backupsFolder).keepBeforeSave(home.path, home.id, home.filed)
  if (!kept.ok) tell(notices.noBackup)
  return home.write(digest)
}
