import { dirname } from 'node:path'
import { nullIfMissing } from '../disk/attempt'
import type { Disk } from '../disk/disk'
import { readInPieces, removeWithRetries, renameWithRetries, replaceDurably, syncFolder } from '../disk/durable-write'
import { moveDamagedAway } from '../disk/keep-damaged'
import { MediaFolder, mediaPath } from '../media/media-folder'
import { journalPath } from './journal'

/**
 * Moves a campaign, its journal and its pictures to a path that is free. The journal is copied first and removed last: whenever
 * this is cut off, the file has its newest acts beside it, wherever it is by then.
 */
export async function moveCampaign(disk: Disk, from: string, to: string): Promise<void> {
  const [journal, goal] = [journalPath(from), journalPath(to)]
  const facts = await nullIfMissing(disk.stat(journal))
  // One without its file, of a campaign that was there once, is not this one's, unless a move of this one was cut off.
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
 * The pictures follow their campaign. Whenever this is cut off, the backups of this machine still have each of them; a folder
 * that is there already, of a campaign that was there once, takes them in.
 */
async function moveMedia(disk: Disk, from: string, to: string): Promise<void> {
  const folder = mediaPath(from)
  if ((await nullIfMissing(disk.stat(folder)))?.kind !== 'folder') return
  if ((await nullIfMissing(disk.stat(mediaPath(to)))) === null) return renameWithRetries(disk, folder, mediaPath(to))
  await new MediaFolder(disk, mediaPath(to)).addAll(new MediaFolder(disk, folder), null)
}
