import { basename, dirname, join } from 'node:path'
import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { moveDamagedAway } from '../disk/keep-damaged'
import { freeNameBeside } from '../disk/free-name'
import type { Disk } from '../disk/disk'
import { readInPieces, resolveTarget, replaceDurably, syncFolder } from '../disk/durable-write'
import { withoutExtension } from '../disk/file-names'
import { MediaFolder, mediaPath } from '../media/media-folder'
import { journalPath } from './journal'
import { acquireLock, type Lock } from './lock'
import { attempt, nullIfMissing } from '../disk/attempt'
import type { StoreDependencies } from '../types'

/** Where deleted campaigns go, beside those that are played. */
export const deletedFolderName = 'Deleted campaigns'

/** Moves a campaign and its journal into the bin beside it: nothing is ever removed. @returns where it is now */
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
  const lock = await acquireLock(target, 'edit', setup)
  if (!lock.ok) return lock
  const moved = await attempt(async () => {
    const bin = join(dirname(target), deletedFolderName)
    await disk.makeFolder(bin)
    const to = await freeNameBeside(disk, join(bin, basename(target)), 'deleted', clock.now())
    const journal = journalPath(target)
    // The journal first: a file without it would open without its newest acts.
    if ((await nullIfMissing(disk.stat(journal))) !== null) await disk.rename(journal, journalPath(to))
    await disk.rename(target, to)
    await moveMedia(disk, target, to)
    await syncFolder(disk, bin)
    await syncFolder(disk, dirname(target))
    return to
  })
  await lock.value.release()
  return moved
}

/** "bells" for `bells (deleted, 2026-11-22 18.05).hearth`. */
export function originalName(path: string): string {
  return withoutExtension(basename(path)).replace(/ \(deleted, \d{4}-\d\d-\d\d \d\d\.\d\d(?: \d+)?\)$/, '')
}

/**
 * Moves a deleted campaign and its journal to a way that is free. The journal is copied first and removed last: whenever this
 * is cut off, the file has its newest acts beside it, wherever it is by then.
 */
export async function restoreDeleted(
  from: string,
  to: string,
  setup: StoreDependencies<unknown>
): Promise<Result<null, Problem>> {
  const { disk } = setup
  const locks: Lock[] = []
  for (const path of [from, to]) {
    const lock = await acquireLock(path, 'edit', setup)
    if (lock.ok) locks.push(lock.value)
    else {
      for (const each of locks) await each.release()
      return lock
    }
  }
  const moved = await attempt(async (): Promise<Problem | null> => {
    if ((await nullIfMissing(disk.stat(from)))?.kind !== 'file') return { kind: 'not-found', path: from }
    if ((await nullIfMissing(disk.stat(to))) !== null) return { kind: 'name-taken', name: basename(to) }
    await moveWithJournal(disk, from, to)
    return null
  })
  for (const each of locks) await each.release()
  if (!moved.ok) return moved
  return moved.value === null ? ok(null) : fail(moved.value)
}

/**
 * The pictures follow their campaign. Whenever this is cut off, the backups of this machine still have each of them; a folder
 * that is there already, of a campaign that was there once, takes them in.
 */
async function moveMedia(disk: Disk, from: string, to: string): Promise<void> {
  const folder = mediaPath(from)
  if ((await nullIfMissing(disk.stat(folder)))?.kind !== 'folder') return
  if ((await nullIfMissing(disk.stat(mediaPath(to)))) === null) return disk.rename(folder, mediaPath(to))
  await new MediaFolder(disk, mediaPath(to)).addAll(new MediaFolder(disk, folder), null)
}

async function moveWithJournal(disk: Disk, from: string, to: string): Promise<void> {
  const journal = journalPath(from)
  const facts = await nullIfMissing(disk.stat(journal))
  // One without its file, of a campaign that was there once: it is not this one's.
  await moveDamagedAway(disk, journalPath(to))
  if (facts !== null) await replaceDurably(disk, journalPath(to), readInPieces(disk, journal), { mode: facts.mode })
  await disk.rename(from, to)
  await moveMedia(disk, from, to)
  await syncFolder(disk, dirname(to))
  await syncFolder(disk, dirname(from))
  if (facts !== null) await disk.remove(journal)
}
