import { basename, dirname } from 'node:path'
import { Low } from 'lowdb'
import type { Result } from '#rules/core/result'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Problem } from '#shared/problem'
import { DurableFile } from '../disk/durable-file'
import { syncFile, syncFolder, type Blocks } from '../disk/durable-write'
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

/** What is on disk when a campaign moves in. */
export interface FilesOnDisk {
  readonly path: string
  /** The campaign's id there. A copy under another name is a campaign of its own, with backups of its own. */
  readonly id: string
  /** What the file has. */
  readonly filed: PrintedEntries
  /** What the journal has beyond it. */
  readonly journaled: readonly string[]
  /** The file as it was read; null where there is none yet. */
  readonly seen: FileFingerprint | null
  /** Who may read and write a file that is not there yet; null: as usual. */
  readonly mode?: number | null
}

/** Where a campaign lives on disk: its file, the journal beside it, and the lock that makes it ours. */
export class CampaignFiles {
  readonly path: string
  readonly name: string
  readonly id: string
  readonly journal: Journal
  /** Something about its files that the GM should know. */
  readonly notices = new Emitter<readonly [StoreNotice]>()
  /** lowdb over our own adapter. `JSONFilePreset` is not used: it keeps everything in memory when NODE_ENV is `test`. */
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

  /** A home that we may write to, because the lock is ours. */
  static writable(world: Dependencies, onDisk: FilesOnDisk, lock: Lock): CampaignFiles {
    return new CampaignFiles(world, onDisk, lock.assertHeld, () => lock.release())
  }

  /** A home that we only look at. */
  static readOnly(world: Dependencies, onDisk: FilesOnDisk, why: PlainExplanation): CampaignFiles {
    const never = (): Promise<void> => Promise.reject(new ProblemError({ kind: 'read-only', ...why }))
    return new CampaignFiles(world, onDisk, never, () => Promise.resolve())
  }

  /** Every entry there is, on disk or not. */
  get allEntries(): PrintedEntries {
    return withLines(this.filed, this.journal.pending)
  }

  /** How many entries the file has. */
  get countInFile(): number {
    return this.filed.count
  }

  /** How many entries are nowhere on disk, as far as we know. */
  get countNotOnDisk(): number {
    return this.overwriteGuard.isGone ? this.allEntries.count : this.journal.unsynced
  }

  /** Is the file under our name the one that we read or wrote last? A journal without it is worth nothing. */
  isUnchanged(): Promise<boolean> {
    return this.overwriteGuard.isUnchanged()
  }

  /** Who may read and write the file; null when it cannot be said. */
  async mode(): Promise<number | null> {
    return (await nullIfMissing(this.dependencies.disk.stat(this.path)))?.mode ?? null
  }

  /** The printed entries after the first `count`, which the file has at least. */
  after(count: number): readonly string[] {
    return this.journal.pending.slice(count - this.filed.count)
  }

  /** Puts the whole campaign into its file, durably, and begins the journal anew. Entries may come in meanwhile. */
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
    await this.journal.shorten(lines, this.mark()) // left as it is, it would only say again what the file says
    return written
  }

  /**
   * Makes what was found safe: a killed process may have written it and not synced it, and from here on it is called saved. A journal
   * that has nothing beyond the file is removed; should that fail, it does no harm where it is.
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

  /** Written anew; a disk that is full can still sync the one that is there. */
  private async settleJournal(): Promise<Result<void, Problem>> {
    const written = await this.journal.check()
    if (written.ok) return written
    return attempt(() => syncFile(this.dependencies.disk, journalPath(this.path)))
  }

  /** The campaign as a file of its own, under another id: in blocks, so that a long one is never copied together. */
  blocksFor(id: string, summary: CampaignSummary): Blocks {
    return this.blocksOf(this.allEntries, id, summary)
  }

  /** The same with these entries. */
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
