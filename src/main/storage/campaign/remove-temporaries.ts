import type { Disk } from '../disk/disk'
import { sweepTemporaries } from '../disk/durable-write'
import { journalPath } from './journal'
import { lockPath } from './lock'

const minute = 60_000

/** Removes what killed processes left beside a campaign. Only for whoever holds its lock. @param now milliseconds since 1970. */
export async function sweepBeside(disk: Disk, campaign: string, now: number): Promise<void> {
  await sweepTemporaries(disk, campaign)
  await sweepTemporaries(disk, journalPath(campaign))
  // Somebody else may be asking for the lock at this very moment.
  await sweepTemporaries(disk, lockPath(campaign), now - minute)
}
