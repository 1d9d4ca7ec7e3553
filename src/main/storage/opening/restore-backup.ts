import { fail, ok, type Result } from '#rules/core/result'
import type { BackupInfo, Problem } from '#shared/problem'
import { moveDamagedAway } from '../disk/keep-damaged'
import { Backups } from '../campaign/backups'
import { freeNameBeside } from '../disk/free-name'
import type { Disk } from '../disk/disk'
import { resolveTarget, replaceDurably } from '../disk/durable-write'
import { journalPath } from '../campaign/journal'
import { underLock, type Lock } from '../campaign/lock'
import { moveCampaign } from '../campaign/move-campaign'
import { keepPresent } from './claim-path'
import { idIn } from './read-campaign'
import { attempt } from '../disk/attempt'
import { readCampaignBytes } from '../bundle/campaign-bytes'
import type { StoreDependencies } from '../types'

/** The backups of the campaign at a path, newest first, even when the file is unreadable or missing. */
export async function backupsOf(path: string, setup: StoreDependencies<unknown>): Promise<readonly BackupInfo[]> {
  const backups = backupsIn(setup)
  const campaign = await campaignAt(path, setup, backups)
  return campaign === null ? [] : backups.list(campaign)
}

/**
 * Replaces the file by a backup. The present file is kept first. It becomes a backup with the acts of its journal or, when unreadable, stays beside its path. A missing file needs no backup.
 */
export async function restoreBackup(
  path: string,
  id: string,
  setup: StoreDependencies<unknown>
): Promise<Result<null, Problem>> {
  const backups = backupsIn(setup)
  const campaign = await campaignAt(path, setup, backups)
  const backup = campaign === null ? null : await backups.read(campaign, id)
  if (campaign === null || !backup) return fail({ kind: 'not-found', path: id })
  if (!backup.ok) return backup
  return underLock([path], setup, async lock => {
    const kept = await keepOrSetAside(path, campaign, lock, setup, backups)
    return kept.ok ? attempt(() => putBack(path, backup.value, setup.disk)) : kept
  })
}

async function putBack(path: string, bytes: Buffer, disk: Disk): Promise<null> {
  const target = await resolveTarget(disk, path)
  await moveDamagedAway(disk, journalPath(target))
  await replaceDurably(disk, target, [bytes])
  return null
}

async function keepOrSetAside(
  path: string,
  campaign: string,
  lock: Lock,
  setup: StoreDependencies<unknown>,
  backups: Backups
): Promise<Result<unknown, Problem>> {
  const read = await readCampaignBytes(setup.disk, path)
  if (!read.ok && read.error.kind === 'missing') return ok(null)
  if (!read.ok) return attempt(() => setAside(path, setup))
  return keepPresent(path, read.value.bytes, campaign, lock, setup, backups)
}

/** Renames the file and its journal together without reading them, so that they can be opened under the new name. */
async function setAside(path: string, { disk, clock }: StoreDependencies<unknown>): Promise<void> {
  const target = await resolveTarget(disk, path)
  const aside = await freeNameBeside(disk, target, 'could not be read', clock.now())
  await moveCampaign(disk, target, aside)
}

function backupsIn({ disk, clock, backupsFolder }: StoreDependencies<unknown>): Backups {
  return new Backups(disk, clock, backupsFolder)
}

async function campaignAt(
  path: string,
  { disk }: StoreDependencies<unknown>,
  backups: Backups
): Promise<string | null> {
  const read = await readCampaignBytes(disk, path)
  return (read.ok ? idIn(read.value.bytes) : null) ?? (await backups.campaignAt(path))
}
