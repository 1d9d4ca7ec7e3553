import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { Backups } from '../campaign/backups'
import { CampaignFiles } from '../campaign/campaign-files'
import type { Lock } from '../campaign/lock'
import { notices } from '../notices'
import type { StoreDependencies } from '../types'
import { readCampaign } from './read-campaign'
import { parseCampaignFile } from './replay-entries'

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
