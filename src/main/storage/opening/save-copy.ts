import { ok, type Result } from '#rules/core/result'
import { counted } from '#rules/core/text'
import type { Problem } from '#shared/problem'
import { bundleBytes, picturesNamedIn, type BundleReport } from '../bundle/write-bundle'
import { Backups } from '../campaign/backups'
import type { PrintedEntries } from '../campaign/printed-entries'
import { attempt } from '../disk/attempt'
import { replaceDurably, type Blocks } from '../disk/durable-write'
import type { StoreDependencies, StoreNotice, TakenNamePolicy } from '../types'
import { claimPath } from './claim-path'
import type { PictureSource } from '../media/picture-source'

/** The content of a copy. */
export interface CopySource {
  readonly printed: PrintedEntries
  /** The text of the copy's file. */
  readonly blocks: Blocks
  readonly pictures: Pick<PictureSource, 'read'>
  /** The permissions; null: the default. */
  readonly mode: number | null
}

/**
 * Writes a whole campaign to one file: a plain file when its acts name no picture, else a bundle with the pictures
 * (SH11).
 * @returns the notices for the Game Master
 */
export async function saveCopyAt(
  path: string,
  whenTaken: TakenNamePolicy,
  { printed, blocks, pictures, mode }: CopySource,
  setup: StoreDependencies<unknown>
): Promise<Result<readonly StoreNotice[], Problem>> {
  const claimed = await claimPath(path, whenTaken, setup, new Backups(setup.disk, setup.clock, setup.backupsFolder))
  if (!claimed.ok) return claimed
  const { lock, path: target } = claimed.value
  const named = picturesNamedIn(printed.blocks)
  const report: BundleReport = { missing: 0 }
  const bytes = named.length > 0 ? bundleBytes(blocks, named, pictures, report) : blocks
  let written: Result<unknown, Problem>
  try {
    written = await attempt(() => replaceDurably(setup.disk, target, bytes, { mode, beforeRename: lock.assertHeld }))
  } finally {
    await lock.release()
  }
  return written.ok ? ok(report.missing > 0 ? [withoutPictures(report.missing)] : []) : written
}

function withoutPictures(missing: number): StoreNotice {
  return {
    tone: 'warn',
    says: `${counted(missing, 'picture')} of this campaign ${missing === 1 ? 'is' : 'are'} missing on this machine, so the copy is without ${missing === 1 ? 'it' : 'them'}.`
  }
}
