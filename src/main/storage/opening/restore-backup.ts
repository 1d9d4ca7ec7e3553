import { fail, ok, type Result } from '#rules/core/result'
import type { BackupInfo, Problem } from '#shared/problem'
import { moveDamagedAway } from '../disk/keep-damaged'
import { Backups } from '../campaign/backups'
import { freeNameBeside } from '../disk/free-name'
import type { Disk } from '../disk/disk'
import { resolveTarget, replaceDurably } from '../disk/durable-write'
import { CampaignFiles } from '../campaign/campaign-files'
import { journalPath } from '../campaign/journal'
import { acquireLock } from '../campaign/lock'
import { idIn, readCampaign } from './read-campaign'
import { attempt, nullIfMissing } from '../disk/attempt'
import { readCampaignBytes } from '../bundle/campaign-bytes'
import { notices } from '../notices'
import type { StoreDependencies } from '../types'
import { parseCampaignFile } from './replay-entries'

/** The backups of the campaign at a path, newest first, also when the file there cannot be read or is gone. */
export async function backupsOf(path: string, setup: StoreDependencies<unknown>): Promise<readonly BackupInfo[]> {
  const backups = backupsIn(setup)
  const campaign = await campaignAt(path, setup, backups)
  return campaign === null ? [] : backups.list(campaign)
}

/**
 * Puts a backup in place of the file. What is there is kept first: as a backup with the acts of its journal or, when it
 * cannot be read, beside where it was. Only a file that does not exist needs no keeping.
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
  const lock = await acquireLock(path, 'edit', setup)
  if (!lock.ok) return lock
  const kept = await keepPresent(path, campaign, setup, backups)
  const done = kept.ok ? await attempt(() => putBack(path, backup.value, setup.disk)) : kept
  await lock.value.release()
  return done
}

async function putBack(path: string, bytes: Buffer, disk: Disk): Promise<null> {
  const target = await resolveTarget(disk, path)
  await moveDamagedAway(disk, journalPath(target))
  await replaceDurably(disk, target, [bytes])
  return null
}

async function keepPresent(
  path: string,
  campaign: string,
  setup: StoreDependencies<unknown>,
  backups: Backups
): Promise<Result<unknown, Problem>> {
  const read = await readCampaignBytes(setup.disk, path)
  if (!read.ok && read.error.kind === 'missing') return ok(null)
  if (!read.ok) return attempt(() => setAside(path, setup))
  const found = await readCampaign(path, setup, backups)
  if (!found.ok || found.value.journaled.length === 0) {
    return backups.keep(path, campaign, 'before-restore', await actsIn(read.value.bytes))
  }
  const { entries, folded, id } = found.value
  const whole = CampaignFiles.readOnly(setup, found.value, notices.byChoice).blocksFor(
    id,
    setup.games.summarize(folded)
  )
  return backups.keep(path, campaign, 'before-restore', entries.length, whole)
}

/** A new name needs no reading: file and journal go on together beside where they were, and can be opened there. */
async function setAside(path: string, { disk, clock }: StoreDependencies<unknown>): Promise<void> {
  const target = await resolveTarget(disk, path)
  const aside = await freeNameBeside(disk, target, 'could not be read', clock.now())
  await disk.rename(target, aside)
  const journal = journalPath(target)
  if ((await nullIfMissing(disk.stat(journal))) !== null) await disk.rename(journal, journalPath(aside))
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

async function actsIn(bytes: Buffer): Promise<number> {
  const file = await parseCampaignFile(bytes)
  return file.ok ? file.value.envelope.entries.length : 0
}
