import type { PlainExplanation } from '#rules/core/refusal'
import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { keepDamagedCopy, moveDamagedAway } from '../disk/keep-damaged'
import { Backups } from '../campaign/backups'
import { CampaignFiles } from '../campaign/campaign-files'
import { journalPath } from '../campaign/journal'
import { acquireLock, type Lock } from '../campaign/lock'
import { notices } from '../notices'
import { SlicedWork, type ProgressListener } from '../disk/sliced-work'
import { readCampaign, type LoadedCampaign } from './read-campaign'
import { attempt, nullIfMissing } from '../disk/attempt'
import type { Disk } from '../disk/disk'
import { removeTemporariesBeside } from './claim-path'
import type { OpenMode, StoreNotice, StoreDependencies } from '../types'
import type { PictureId } from '#rules/core/picture'
import { captionIn, captionWindow, pictureWords } from '#shared/bundle/captions'
import type { Bundle } from '../bundle/bundle'
import { mediaBackups, MediaFolder, mediaPath } from '../media/media-folder'

/** An opened campaign and its files, which may be written, or only read (`readOnly` gives the reason). */
export interface OpenedFiles<Folded> {
  readonly found: LoadedCampaign<Folded>
  readonly files: CampaignFiles
  readonly lock: Lock | null
  readonly readOnly: PlainExplanation | null
  readonly notices: readonly StoreNotice[]
}

/**
 * Opens a campaign as far as possible. An obstacle to writing makes it read-only, an obstacle to reading is a problem.
 * @throws Cancelled when the listener cancelled the opening; nothing was written then, and the lock is not held
 */
export async function openCampaignFiles<Folded>(
  path: string,
  mode: OpenMode,
  setup: StoreDependencies<Folded>,
  listener: ProgressListener | null = null
): Promise<Result<OpenedFiles<Folded>, Problem>> {
  const work = new SlicedWork(listener)
  const backups = new Backups(setup.disk, setup.clock, setup.backupsFolder)
  if (mode === 'read-only') return openReadOnly(path, notices.byChoice, setup, backups, work)
  if (await isMissing(setup.disk, path)) return fail({ kind: 'not-found', path })
  const lock = await acquireLock(path, mode, setup)
  if (!lock.ok) {
    return lock.error.kind === 'not-written'
      ? openReadOnly(path, notices.notWritable(lock.error), setup, backups, work)
      : lock
  }
  try {
    const opened = await openLocked(path, setup, backups, work, lock.value)
    if (!opened.ok || opened.value.lock === null) await lock.value.release()
    return opened
  } catch (error) {
    await lock.value.release()
    throw error
  }
}

async function openLocked<Folded>(
  path: string,
  setup: StoreDependencies<Folded>,
  backups: Backups,
  work: SlicedWork,
  lock: Lock
): Promise<Result<OpenedFiles<Folded>, Problem>> {
  const found = await readCampaign(path, setup, backups, work)
  if (!found.ok) return found
  // The same files from here to the end of play, because they record what this process wrote.
  const files = CampaignFiles.writable(setup, found.value, lock)
  const hindrance = await prepareForWriting(found.value, files, setup, backups)
  if (hindrance !== null) {
    await files.journal.close()
    return ok(asReadOnly(found.value, hindrance, setup))
  }
  return ok({ found: found.value, files, lock, readOnly: null, notices: await keepChanged(found.value, backups) })
}

/** A failed check counts as present; the later read reports the error. */
async function isMissing(disk: Disk, path: string): Promise<boolean> {
  const facts = await attempt(() => nullIfMissing(disk.stat(path), ['ENOENT', 'ENOTDIR']))
  return facts.ok && facts.value === null
}

async function openReadOnly<Folded>(
  path: string,
  why: PlainExplanation,
  setup: StoreDependencies<Folded>,
  backups: Backups,
  work: SlicedWork
): Promise<Result<OpenedFiles<Folded>, Problem>> {
  const found = await readCampaign(path, setup, backups, work)
  return found.ok ? ok(asReadOnly(found.value, found.value.readOnly ?? why, setup)) : found
}

function asReadOnly<Folded>(
  found: LoadedCampaign<Folded>,
  why: PlainExplanation,
  setup: StoreDependencies<Folded>
): OpenedFiles<Folded> {
  const changed = found.changedOutside ? [notices.changedOutside(false)] : []
  return { found, files: CampaignFiles.readOnly(setup, found, why), lock: null, readOnly: why, notices: changed }
}

/** A file that another program changed is opened as it is; a backup keeps the state that was found. */
async function keepChanged(found: LoadedCampaign<unknown>, backups: Backups): Promise<readonly StoreNotice[]> {
  if (!found.changedOutside) return []
  const kept = await backups.keep(found.path, found.id, 'changed-outside', found.filed.count)
  return [notices.changedOutside(kept.ok)]
}

/** Makes everything safe that must be safe before the first write. @returns what forbids writing; null for nothing */
async function prepareForWriting<Folded>(
  found: LoadedCampaign<Folded>,
  files: CampaignFiles,
  setup: StoreDependencies<Folded>,
  backups: Backups
): Promise<PlainExplanation | null> {
  if (found.readOnly !== null) return found.readOnly
  if (found.bundle && (found.changedOutside || !found.bundle.isWhole)) return notices.damagedBundle(0)
  const { disk, clock, games } = setup
  const journal = journalPath(found.path)
  const safe = await attempt(async () => {
    await disk.checkWritable(found.path)
    await nullIfMissing(disk.stat(journal)) // a name may fit the disk's limit while its journal's name does not
    await removeTemporariesBeside(disk, found.path, clock.now())
    if (found.aside === 'copy') await keepDamagedCopy(disk, journal)
    if (found.aside === 'move') await moveDamagedAway(disk, journal)
  })
  if (!safe.ok) return safe.error.kind === 'not-written' ? notices.notWritable(safe.error) : notices.byChoice
  const unpacked = found.bundle ? await unpack(found.path, found.bundle, setup) : null
  if (unpacked !== null) return unpacked
  if (!found.migrated && !found.bundle) return settled(files)
  // From here on the journal uses today's versions, so the file must use them first.
  const kept = found.migrated
    ? await backups.keep(found.path, found.id, 'before-migration', found.entries.length)
    : ok(null)
  if (!kept.ok) return notices.notMigrated
  const written = await files.write(games.summarize(found.folded))
  if (written.ok) return null
  return found.migrated ? notices.notMigrated : notices.notUnpacked
}

async function settled(files: CampaignFiles): Promise<PlainExplanation | null> {
  const done = await files.settle()
  if (done.ok) return null
  return done.error.kind === 'not-written' ? notices.notWritable(done.error) : notices.byChoice
}

/**
 * Unpacks the pictures of a bundle durably into the folder beside it. The file stays unchanged here. It is rewritten
 * without pictures only when each of them is in the folder (SH11).
 * @returns what forbids rewriting; null for nothing
 */
async function unpack(
  path: string,
  bundle: Bundle,
  { disk, backupsFolder }: Pick<StoreDependencies<unknown>, 'disk' | 'backupsFolder'>
): Promise<PlainExplanation | null> {
  const folder = new MediaFolder(disk, mediaPath(path))
  const backups = new MediaFolder(disk, mediaBackups(backupsFolder))
  const unpacked = await attempt(async () => {
    const { mode } = await disk.stat(path)
    const damaged: PictureId[] = []
    for (const id of await bundle.list()) {
      const bytes = await bundle.read(id)
      const kept = bytes ? await folder.keep(bytes, mode) : null
      if (kept === null) damaged.push(id)
      else if (!kept.ok) return notices.notUnpacked
      // A failed backup does not prevent this.
      if (bytes) await backups.keep(bytes, mode)
    }
    if (damaged.length === 0) return null
    return notices.damagedBundle(damaged.length, captionsOf(damaged, await bundle.campaign()))
  })
  return unpacked.ok ? unpacked.value : notices.notUnpacked
}

/** The campaign's captions of the first three pictures. */
function captionsOf(pictures: readonly PictureId[], campaign: Buffer): readonly string[] {
  return pictures.slice(0, 3).map(id => {
    const at = campaign.lastIndexOf(id)
    const around = campaign.subarray(Math.max(0, at - captionWindow), at + captionWindow).toString('utf8')
    return pictureWords(at < 0 ? null : captionIn(around, id), id)
  })
}
