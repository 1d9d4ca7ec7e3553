import { dirname } from 'node:path'
import { nullIfMissing } from '../disk/attempt'
import type { Disk } from '../disk/disk'
import { readInPieces, removeWithRetries, renameWithRetries, replaceDurably, syncFolder } from '../disk/durable-write'
import { moveDamagedAway } from '../disk/keep-damaged'
import { MediaFolder, mediaPath } from '../media/media-folder'
import { journalPath } from './journal'

/**
 * Moves a campaign, its journal and its pictures to a free path. The journal is copied first and removed last, so a
 * crash never leaves the file without its newest acts.
 */
export async function moveCampaign(disk: Disk, from: string, to: string): Promise<void> {
  const [journal, goal] = [journalPath(from), journalPath(to)]
  const facts = await nullIfMissing(disk.stat(journal))
  // A journal without a campaign file belongs to another campaign, unless an earlier move of this one was interrupted.
  const left = await nullIfMissing(disk.read(goal))
  if (left !== null && !(facts !== null && left.equals(await disk.read(journal)))) await moveDamagedAway(disk, goal)
  if (facts !== null) await replaceDurably(disk, goal, readInPieces(disk, journal), { mode: facts.mode })
  try {
    await renameWithRetries(disk, from, to)
  } catch (error) {
    if (facts !== null) await disk.remove(goal).catch(() => undefined)
    throw error
  }
  await moveMedia(disk, from, to)
  await syncFolder(disk, dirname(to))
  await syncFolder(disk, dirname(from))
  if (facts === null) return
  await removeWithRetries(disk, journal)
  await syncFolder(disk, dirname(from))
}

/**
 * Moves the pictures after their campaign. After a crash the backups of this machine still have each picture. An
 * existing folder of a former campaign is merged.
 */
async function moveMedia(disk: Disk, from: string, to: string): Promise<void> {
  const folder = mediaPath(from)
  if ((await nullIfMissing(disk.stat(folder)))?.kind !== 'folder') return
  if ((await nullIfMissing(disk.stat(mediaPath(to)))) === null) return renameWithRetries(disk, folder, mediaPath(to))
  await new MediaFolder(disk, mediaPath(to)).addAll(new MediaFolder(disk, folder), null)
}
