import { basename, dirname, join } from 'node:path'
import { fail, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { freeNameBeside } from '../disk/free-name'
import { makeFolderDurably, resolveTarget } from '../disk/durable-write'
import { withoutExtension } from '../disk/file-names'
import { mediaBackups, MediaFolder, mediaPath } from '../media/media-folder'
import { underLock } from './lock'
import { attempt, nullIfMissing, ProblemError } from '../disk/attempt'
import { moveCampaign } from './move-campaign'
import type { StoreDependencies } from '../types'

/** The folder for deleted campaigns, beside the other campaigns. */
export const deletedFolderName = 'Deleted campaigns'

const linkedBin: Problem = {
  kind: 'unsupported',
  message: `The folder “${deletedFolderName}” is a link to another place, so nothing was deleted`,
  remedy: 'Remove that link, then delete the campaign again'
}

/** Moves a campaign and its journal into the bin beside it; the files are never removed. @returns the new path */
export async function deleteCampaign(
  path: string,
  setup: StoreDependencies<unknown>
): Promise<Result<string, Problem>> {
  const { disk, clock } = setup
  const found = await attempt(async () => {
    const target = await resolveTarget(disk, path)
    return (await nullIfMissing(disk.stat(target)))?.kind === 'file' ? target : null
  })
  if (!found.ok) return found
  const target = found.value
  if (target === null) return fail({ kind: 'not-found', path })
  const move = async (): Promise<string> => {
    const bin = join(dirname(target), deletedFolderName)
    // The list of deleted campaigns ignores a linked folder, so a file there would be unreachable.
    if ((await disk.readlink(bin).catch(() => null)) !== null) throw new ProblemError(linkedBin)
    await makeFolderDurably(disk, bin)
    await keepPictures(target, setup)
    const to = await freeNameBeside(disk, join(bin, basename(target)), 'deleted', clock.now())
    await moveCampaign(disk, target, to)
    return to
  }
  return underLock([target], setup, () => attempt(move))
}

/** "bells" for `bells (deleted, 2026-11-22 18.05).hearth`. */
export function originalName(path: string): string {
  return withoutExtension(basename(path)).replace(/ \(deleted, \d{4}-\d\d-\d\d \d\d\.\d\d(?: \d+)?\)$/, '')
}

/** Moves a deleted campaign and its journal to a free path. */
export async function restoreDeleted(
  from: string,
  to: string,
  setup: StoreDependencies<unknown>
): Promise<Result<null, Problem>> {
  const { disk } = setup
  const move = async (): Promise<null> => {
    if ((await nullIfMissing(disk.stat(from)))?.kind !== 'file')
      throw new ProblemError({ kind: 'not-found', path: from })
    if ((await nullIfMissing(disk.stat(to))) !== null)
      throw new ProblemError({ kind: 'name-taken', name: basename(to) })
    await keepPictures(from, setup)
    await moveCampaign(disk, from, to)
    return null
  }
  return underLock([from, to], setup, () => attempt(move))
}

/**
 * File and pictures move one after the other. A crash between the two separates them; the backups then have each
 * picture.
 */
async function keepPictures(
  path: string,
  { disk, backupsFolder }: Pick<StoreDependencies<unknown>, 'disk' | 'backupsFolder'>
): Promise<void> {
  const [beside, backups] = [new MediaFolder(disk, mediaPath(path)), new MediaFolder(disk, mediaBackups(backupsFolder))]
  const kept = new Set(await backups.list())
  const missing = (await beside.list()).filter(id => !kept.has(id))
  if (missing.length === 0) return
  const { mode } = await disk.stat(path)
  const done = await backups.addAll({ list: async () => missing, read: id => beside.read(id) }, mode)
  if (!done.ok) throw new ProblemError(done.error)
}
