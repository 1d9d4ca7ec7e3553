import { dirname } from 'node:path'
import type { Disk } from '../disk/disk'
import { removeAllTemporaries, removeTemporaries, resolveTarget } from '../disk/durable-write'
import { journalPath } from './journal'
import { lockPath } from './lock'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Removes temporary files that killed processes left beside a campaign. The caller must hold the lock.
 * @param now milliseconds since 1970
 */
export async function removeTemporariesBeside(disk: Disk, campaign: string, now: number): Promise<void> {
  await removeTemporaries(disk, campaign)
  await removeTemporaries(disk, journalPath(campaign))
  // Another process may be acquiring the lock at this moment.
  await removeTemporaries(disk, lockPath(campaign), now - minuteMs)
  // Temporary files of copies and of other campaigns may be in use; no write takes a day. In a shared folder some files
  // may belong to other people: a failed removal does not stop the opening.
  const folder = dirname(await resolveTarget(disk, campaign))
  await removeAllTemporaries(disk, folder, now - dayMs).catch(() => undefined)
}
