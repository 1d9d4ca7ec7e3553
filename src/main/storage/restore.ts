import { fail, ok, type Result } from '#rules/core/result'
import type { BackupInfo, Problem } from '#shared/problem'
import { moveAside } from './aside'
import { Backups } from './backups'
import { realTarget, replaceDurably } from './durable-text'
import { journalPath } from './journal'
import { takeLock } from './lock'
import { idIn } from './open-campaign'
import { attempt } from './problems'
import { readBytes } from './read-bytes'
import type { StoreSetup } from './types'
import { openText } from './understand'

/** The backups of the campaign at a path, newest first, also when the file there cannot be read or is gone. */
export async function backupsOf(path: string, setup: StoreSetup<unknown>): Promise<readonly BackupInfo[]> {
  const known = await whoseFile(path, setup)
  return known ? known.backups.list(known.campaign) : []
}

/** Puts a backup in place of the file, which is itself kept as a backup first, with what its journal had kept beside it. */
export async function restoreBackup(
  path: string,
  id: string,
  setup: StoreSetup<unknown>
): Promise<Result<null, Problem>> {
  const known = await whoseFile(path, setup)
  const backup = known ? await known.backups.read(known.campaign, id) : null
  if (!known || !backup) return fail({ kind: 'not-found', path: id })
  if (!backup.ok) return backup
  const lock = await takeLock(path, 'edit', setup)
  if (!lock.ok) return lock
  const kept = known.bytes
    ? await known.backups.keep(path, known.campaign, 'before-restore', actsIn(known.bytes))
    : ok(null)
  const done = kept.ok ? await attempt(() => putBack(backup.value)) : kept
  await lock.value.release()
  return done

  async function putBack(bytes: Buffer): Promise<null> {
    const target = await realTarget(setup.disk, path)
    await moveAside(setup.disk, journalPath(target))
    await replaceDurably(setup.disk, target, [bytes])
    return null
  }
}

interface Known {
  readonly backups: Backups
  readonly campaign: string
  readonly bytes: Buffer | null
}

async function whoseFile(path: string, { disk, clock, backupsFolder }: StoreSetup<unknown>): Promise<Known | null> {
  const backups = new Backups(disk, clock, backupsFolder)
  const read = await readBytes(disk, path)
  const bytes = read.ok ? read.value : null
  const campaign = (bytes && idIn(bytes)) ?? (await backups.campaignAt(path))
  return campaign === null ? null : { backups, campaign, bytes }
}

function actsIn(bytes: Buffer): number {
  const file = openText(bytes)
  return file.ok ? file.value.envelope.entries.length : 0
}
