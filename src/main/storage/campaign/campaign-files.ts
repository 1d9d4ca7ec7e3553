import { basename, dirname } from 'node:path'
import { Low } from 'lowdb'
import type { Result } from '#rules/core/result'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Problem } from '#shared/problem'
import { DurableFile, syncFile, syncFolder, type Blocks } from '../disk/durable-write'
import { print, type Head } from './envelope'
import { OverwriteGuard, type FileFingerprint } from './overwrite-guard'
import { Journal, journalPath } from './journal'
import type { JournalHead } from './journal-text'
import { withLines, type PrintedEntries } from './printed-entries'
import type { Lock } from './lock'
import { Emitter } from '#shared/emitter'
import { versionsToday } from '../opening/migrate'
import { notices } from '../notices'
import { attempt, ProblemError, nullIfMissing } from '../disk/attempt'
import type { CampaignSummary, StoreNotice, StoreDependencies } from '../types'

type Dependencies = Omit<StoreDependencies<unknown>, 'newId'>

/** The state on disk when a campaign is opened or created. */
export interface FilesOnDisk {
  readonly path: string
  /** The campaign's id. A copy under another name has an id and backups of its own. */
  readonly id: string
  /** The entries in the file. */
  readonly filed: PrintedEntries
  /** The entries in the journal that the file lacks. */
  readonly journaled: readonly string[]
  /** The file as it was read; null when there is none yet. */
  readonly seen: FileFingerprint | null
  /** The permissions for a new file; null: the default. */
  readonly mode?: number | null
}

/** The files of one campaign: the campaign file, its journal, and the lock. */
export class CampaignFiles {
  readonly path: string
  readonly name: string
  readonly id: string
  readonly journal: Journal
  /** Notices about the files for the GM. */
  readonly notices = new Emitter<readonly [StoreNotice]>()
  /**
   * lowdb with our own adapter. `JSONFilePreset` is not used: it keeps everything in memory when NODE_ENV is `test`.
   */
  private readonly file: Low<Blocks>
  private readonly adapter: DurableFile
  private readonly overwriteGuard: OverwriteGuard
  private filed: PrintedEntries

  private constructor(
    private readonly dependencies: Dependencies,
    { path, id, filed, journaled, seen, mode = null }: FilesOnDisk,
    assertHeld: () => Promise<void>,
    private readonly releaseLock: () => Promise<void>
  ) {
    this.path = path
    this.name = basename(path)
    this.id = id
    this.filed = filed
    const tell = (notice: StoreNotice): void => this.notices.emit(notice)
    this.overwriteGuard = new OverwriteGuard(dependencies, path, seen, tell)
    const owner = {
      assertHeld: assertHeld,
      mode: () => this.mode(),
      onOutsideChange: () => tell(notices.journalMeddled)
    }
    this.journal = new Journal(dependencies.disk, journalPath(path), this.mark(), owner, journaled)
    const beforeRename = async (): Promise<void> => {
      await this.overwriteGuard.preserveOtherVersion()
      await assertHeld()
    }
    this.adapter = new DurableFile(dependencies.disk, path, { beforeRename, mode })
    this.file = new Low<Blocks>(this.adapter, [])
  }

  /** Files that may be written, because this process holds the lock. */
  static writable(world: Dependencies, onDisk: FilesOnDisk, lock: Lock): CampaignFiles {
    return new CampaignFiles(world, onDisk, lock.assertHeld, () => lock.release())
  }

  /** Files that may only be read. */
  static readOnly(world: Dependencies, onDisk: FilesOnDisk, why: PlainExplanation): CampaignFiles {
    const never = (): Promise<void> => Promise.reject(new ProblemError({ kind: 'read-only', ...why }))
    return new CampaignFiles(world, onDisk, never, () => Promise.resolve())
  }

  /** Every entry, on disk or not. */
  get allEntries(): PrintedEntries {
    return withLines(this.filed, this.journal.pending)
  }

  /** The number of entries in the file. */
  get countInFile(): number {
    return this.filed.count
  }

  /** The number of entries that are not on disk, as far as this process knows. */
  get countNotOnDisk(): number {
    return this.overwriteGuard.isGone ? this.allEntries.count : this.journal.unsynced
  }

  /** Whether the file is still the one that was last read or written. Without its file a journal is useless. */
  isUnchanged(): Promise<boolean> {
    return this.overwriteGuard.isUnchanged()
  }

  /** The permissions of the file; null when the file is missing. */
  async mode(): Promise<number | null> {
    return (await nullIfMissing(this.dependencies.disk.stat(this.path)))?.mode ?? null
  }

  /** The printed entries after the first `count`; the file must hold at most `count` entries. */
  after(count: number): readonly string[] {
    return this.journal.pending.slice(count - this.filed.count)
  }

  /**
   * Writes the whole campaign durably into its file and restarts the journal. New entries may arrive during the write.
   */
  async write(summary: CampaignSummary): Promise<Result<void, Problem>> {
    const printed = this.allEntries
    const written = await attempt(async () => {
      const text = print(this.headWith(summary), printed)
      await this.overwriteGuard.replace(text.digest, async () => {
        this.file.data = text.blocks
        await this.file.write()
        this.file.data = []
        return this.adapter.written
      })
    })
    if (!written.ok) return written
    const lines = printed.count - this.filed.count
    this.filed = printed
    await this.journal.shorten(lines, this.mark()) // a longer journal would only repeat the file
    return written
  }

  /**
   * Syncs the files that were found, because a killed process may have written them without a sync. Their entries count
   * as saved from here on. A journal without further entries is removed; a failure to remove it is harmless.
   */
  async settle(): Promise<Result<void, Problem>> {
    const { disk } = this.dependencies
    const synced = await attempt(async () => {
      await syncFile(disk, this.path)
      await syncFolder(disk, dirname(this.path))
    })
    if (!synced.ok || this.journal.pending.length > 0) return synced.ok ? this.settleJournal() : synced
    await this.journal.sync()
    return synced
  }

  /** Rewrites the journal if necessary; a full disk can still sync the existing journal. */
  private async settleJournal(): Promise<Result<void, Problem>> {
    const written = await this.journal.check()
    if (written.ok) return written
    return attempt(() => syncFile(this.dependencies.disk, journalPath(this.path)))
  }

  /** The campaign as a file under another id. Blocks avoid a copy of a long campaign in one buffer. */
  blocksFor(id: string, summary: CampaignSummary): Blocks {
    return this.blocksOf(this.allEntries, id, summary)
  }

  /** Likewise for these entries. */
  blocksOf(entries: PrintedEntries, id: string, summary: CampaignSummary): Blocks {
    return print({ ...this.headWith(summary), id }, entries).blocks
  }

  async release(): Promise<void> {
    await this.journal.close()
    await this.releaseLock()
  }

  private mark(): JournalHead {
    const { count, last } = this.filed
    return { campaign: this.id, after: count, last, versions: versionsToday(this.dependencies.games.versions) }
  }

  private headWith({ title, seats, boards }: CampaignSummary): Head {
    const { games, savedBy } = this.dependencies
    return { versions: versionsToday(games.versions), savedBy, id: this.id, title, seats, boards }
  }
}
