import { fail, ok, type Result } from '#rules/core/result'
import type { BackupInfo, Problem } from '#shared/problem'
import { moveAside } from '../disk/keep-damaged'
import { Backups } from '../campaign/backups'
import { freeBeside } from '../disk/free-name'
import type { Disk } from '../disk/disk'
import { realTarget, replaceDurably } from '../disk/durable-write'
import { Home } from '../campaign/campaign-files'
import { journalPath } from '../campaign/journal'
import { takeLock } from '../campaign/lock'
import { idIn, readCampaign } from './read-campaign'
import { attempt, unlessMissing } from '../disk/attempt'
import { readBytes } from '../disk/read-bytes'
import type { StoreSetup } from '../types'
import { openText } from './replay-entries'

/** The backups of the campaign at a path, newest first, also when the file there cannot be read or is gone. */
export async function backupsOf(path: string, setup: StoreSetup<unknown>): Promise<readonly BackupInfo[]> {
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
  setup: StoreSetup<unknown>
): Promise<Result<null, Problem>> {
  const backups = backupsIn(setup)
  const campaign = await campaignAt(path, setup, backups)
  const backup = campaign === null ? null : await backups.read(campaign, id)
  if (campaign === null || !backup) return fail({ kind: 'not-found', path: id })
  if (!backup.ok) return backup
  const lock = await takeLock(path, 'edit', setup)
  if (!lock.ok) return lock
  const kept = await keepPresent(path, campaign, setup, backups)
  const done = kept.ok ? await attempt(() => putBack(path, backup.value, setup.disk)) : kept
  await lock.value.release()
  return done
}

async function putBack(path: string, bytes: Buffer, disk: Disk): Promise<null> {
  const target = await realTarget(disk, path)
  await moveAside(disk, journalPath(target))
  await replaceDurably(disk, target, [bytes])
  return null
}

async function keepPresent(
  path: string,
  campaign: string,
  setup: StoreSetup<unknown>,
  backups: Backups
): Promise<Result<unknown, Problem>> {
  const read = await readBytes(setup.disk, path)
  if (!read.ok && read.error.kind === 'missing') return ok(null)
  if (!read.ok) return attempt(() => setAside(path, setup))
  const found = await readCampaign(path, setup, backups)
  if (!found.ok || found.value.journaled.length === 0) {
    return backups.keep(path, campaign, 'before-restore', await actsIn(read.value))
  }
  const { entries, folded, id } = found.value
  const whole = Home.foreign(setup, found.value, '').blocksFor(id, setup.games.digest(folded))
  return backups.keep(path, campaign, 'before-restore', entries.length, whole)
}

/** A new name needs no reading: file and journal go on together beside where they were, and can be opened there. */
async function setAside(path: string, { disk, clock }: StoreSetup<unknown>): Promise<void> {
  const target = await realTarget(disk, path)
  const aside = await freeBeside(disk, target, 'could not be read', clock.now())
  await disk.rename(target, aside)
  const journal = journalPath(target)
  if ((await unlessMissing(disk.facts(journal))) !== null) await disk.rename(journal, journalPath(aside))
}

function backupsIn({ disk, clock, backupsFolder }: StoreSetup<unknown>): Backups {
  return new Backups(disk, clock, backupsFolder)
}

async function campaignAt(path: string, { disk }: StoreSetup<unknown>, backups: Backups): Promise<string | null> {
  const read = await readBytes(disk, path)
  return (read.ok ? idIn(read.value) : null) ?? (await backups.campaignAt(path))
}

async function actsIn(bytes: Buffer): Promise<number> {
  const file = await openText(bytes)
  return file.ok ? file.value.envelope.entries.length : 0
}
