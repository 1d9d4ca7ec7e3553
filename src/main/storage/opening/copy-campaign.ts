import { type Result, ok } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Backups } from '../campaign/backups'
import { withLines, type PrintedEntries } from '../campaign/printed-entries'
import { readCampaign } from './read-campaign'
import { attempt } from '../disk/attempt'
import type { CampaignSummary, RetitleEntry, StoreDependencies, TakenNamePolicy, StoreNotice } from '../types'
import { bundleIn } from '../bundle/campaign-bytes'
import { claimPath } from './claim-path'
import type { Disk } from '../disk/disk'
import { resolveTarget, replaceDurably, type Blocks } from '../disk/durable-write'
import { CampaignFiles } from '../campaign/campaign-files'
import { MediaFolder, mediaPath } from '../media/media-folder'
import type { Lock } from '../campaign/lock'
import { counted } from '#rules/core/text'
import { bundleBytes, picturesNamedIn, type BundleReport } from '../bundle/bundle'
import type { PictureSource } from '../media/picture-reader'

/** The campaign that a new file is copied from. */
interface Origin {
  /** The permissions for the new file; null: the default. */
  readonly mode: number | null
  /** The path of its file, beside which its pictures are; null: there is none. */
  readonly path: string | null
}

/**
 * Writes a campaign to a new path, as a separate campaign.
 * @param origin the source of permissions and pictures; the pictures are copied before the file is written
 */
export async function createCampaignFiles(
  path: string,
  whenTaken: TakenNamePolicy,
  printed: PrintedEntries,
  summary: CampaignSummary,
  setup: StoreDependencies<unknown>,
  { mode, path: from }: Origin = { mode: null, path: null }
): Promise<Result<{ readonly files: CampaignFiles; readonly lock: Lock }, Problem>> {
  const backups = new Backups(setup.disk, setup.clock, setup.backupsFolder)
  const claimed = await claimPath(path, whenTaken, setup, backups)
  if (!claimed.ok) return claimed
  const { lock } = claimed.value
  const files = CampaignFiles.writable(
    setup,
    { path: claimed.value.path, id: setup.newId(), filed: printed, journaled: [], seen: null, mode },
    lock
  )
  let written: Result<unknown, Problem> | null = null
  try {
    const brought = from === null ? ok(null) : await bringPictures(from, claimed.value.path, mode, setup)
    written = brought.ok ? await files.write(summary) : brought
    return written.ok ? ok({ files, lock }) : written
  } finally {
    if (!written?.ok) await lock.release()
  }
}

async function bringPictures(
  from: string,
  to: string,
  mode: number | null,
  { disk }: StoreDependencies<unknown>
): Promise<Result<null, Problem>> {
  const folder = new MediaFolder(disk, mediaPath(to))
  const bundle = await bundleIn(disk, from)
  const unpacked = bundle ? await folder.addAll(bundle, mode) : ok(null)
  return unpacked.ok ? folder.addAll(new MediaFolder(disk, mediaPath(from)), mode) : unpacked
}

/** Whether two paths resolve to the same file. */
export async function sameFile(disk: Disk, one: string, other: string): Promise<boolean> {
  const targets = await attempt(() => Promise.all([resolveTarget(disk, one), resolveTarget(disk, other)]))
  return targets.ok && targets.value[0] === targets.value[1]
}

/** The content of a copy. */
interface CopySource {
  readonly printed: PrintedEntries
  /** The text of the copy's file. */
  readonly blocks: Blocks
  readonly pictures: Pick<PictureSource, 'read'>
  /** The permissions; null: the default. */
  readonly mode: number | null
}

/**
 * Writes a whole campaign to one file: plain without pictures, else a bundle with the pictures (SH11).
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

/** The content of a copy with a title of its own. */
export function withTitle(
  printed: PrintedEntries,
  summary: CampaignSummary,
  retitled: RetitleEntry | null
): { readonly printed: PrintedEntries; readonly summary: CampaignSummary } {
  if (retitled === null) return { printed, summary }
  const { entry, title } = retitled
  return { printed: withLines(printed, [JSON.stringify(entry)]), summary: { ...summary, title } }
}

/** Copies a whole campaign that need not be open, including the acts that only its journal has. */
export async function copyCampaign<Folded>(
  from: string,
  to: string,
  setup: StoreDependencies<Folded>,
  retitle: (folded: Folded) => RetitleEntry | null
): Promise<Result<null, Problem>> {
  const found = await readCampaign(from, setup, new Backups(setup.disk, setup.clock, setup.backupsFolder))
  if (!found.ok) return found
  const { filed, journaled, folded, path } = found.value
  const mode = await attempt(() => setup.disk.stat(path))
  const whole = withTitle(withLines(filed, journaled), setup.games.summarize(folded), retitle(folded))
  const copied = await createCampaignFiles(to, 'refuse', whole.printed, whole.summary, setup, {
    mode: mode.ok ? mode.value.mode : null,
    path
  })
  if (!copied.ok) return copied
  await copied.value.files.release()
  return { ok: true, value: null }
}
