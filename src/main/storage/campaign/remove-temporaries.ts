import type { Disk } from '../disk/disk'
import { removeTemporaries } from '../disk/durable-write'
import { journalPath } from './journal'
import { lockPath } from './lock'

const minuteMs = 60_000

/** Removes what killed processes left beside a campaign. Only for whoever holds its lock. @param now milliseconds since 1970. */
export async function removeTemporariesBeside(disk: Disk, campaign: string, now: number): Promise<void> {
  await removeTemporaries(disk, campaign)
  await removeTemporaries(disk, journalPath(campaign))
  // Somebody else may be asking for the lock at this very moment.
  await removeTemporaries(disk, lockPath(campaign), now - minuteMs)
}
