import { dirname } from 'node:path'
import type { Disk } from '../disk/disk'
import { removeAllTemporaries, removeTemporaries, resolveTarget } from '../disk/durable-write'
import { journalPath } from './journal'
import { lockPath } from './lock'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Removes what killed processes left beside a campaign. Only for whoever holds its lock. @param now milliseconds since 1970. */
export async function removeTemporariesBeside(disk: Disk, campaign: string, now: number): Promise<void> {
  await removeTemporaries(disk, campaign)
  await removeTemporaries(disk, journalPath(campaign))
  // Somebody else may be asking for the lock at this very moment.
  await removeTemporaries(disk, lockPath(campaign), now - minuteMs)
  // Of copies and of other campaigns in this folder, which may be being written: nothing is written for a day. What is not ours to
  // remove, in a folder that several people share, stays: this campaign is opened all the same.
  const folder = dirname(await resolveTarget(disk, campaign))
  await removeAllTemporaries(disk, folder, now - dayMs).catch(() => undefined)
}
