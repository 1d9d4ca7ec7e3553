import type { Entry } from '#rules/campaign/types'
import { basename } from 'node:path'
import { fail, ok, type Result } from '#rules/core/result'
import type { FileStatus } from '#shared/contract'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Problem } from '#shared/problem'
import { Backups } from './campaign/backups'
import { withTitle, createCampaignFiles, sameFile, saveCopyAt } from './opening/copy-campaign'
import type { CampaignFiles } from './campaign/campaign-files'
import { noEntries, withLines, type PrintedEntries } from './campaign/printed-entries'
import { takenOver, type Lock } from './campaign/lock'
import { SaveStatus } from './campaign/save-status'
import { journalPath } from './campaign/journal'
import { longestText, mostBytes } from './disk/read-json'
import { notices } from './notices'
import { attempt } from './disk/attempt'
import { openCampaignFiles } from './opening/open-campaign'
import type { ProgressListener } from './disk/sliced-work'
import { CampaignPictures } from './media/campaign-pictures'
import { SerialQueue } from '#shared/serial-queue'
import type {
  CampaignOnDisk,
  CheckpointReason,
  CampaignSummary,
  OpenMode,
  OpenedCampaign,
  RetitleEntry,
  StoreNotice,
  StoreDependencies,
  TakenNamePolicy,
  StoreClock
} from './types'

const manyEntries = 500
const quietMs = 5 * 60_000

/** Decides when to fold the journal into the file automatically: after many entries, or after a quiet time. */
class CheckpointSchedule {
  private stopTimer: () => void = () => undefined
  private next = manyEntries

  constructor(
    private readonly clock: StoreClock,
    private readonly make: (reason: CheckpointReason) => void
  ) {}

  /** Records a written entry. @param journaled the number of entries that are in the journal only */
  entryWritten(journaled: number): void {
    this.stop()
    if (journaled >= this.next) {
      this.next = journaled + manyEntries // after a failed checkpoint the next act must not try again at once
      this.make('many-entries')
    }
    this.stopTimer = this.clock.after(quietMs, () => this.make('quiet'))
  }

  checkpointMade(): void {
    this.next = manyEntries
  }

  stop(): void {
    this.stopTimer()
  }
}

/**
 * Shares of the largest file: the GM is warned at `warnAt`, and recording stops at `fullAt`. The rest is kept for the
 * head.
 */
const warnAt = 0.6
const fullAt = 0.97
/** The text between two entries. */
const separator = ',\n    '.length

/** The length of a campaign's file, in bytes, including the entries of its journal. */
export class FileSize {
  private bytes: number
  private hasWarned: boolean

  constructor(
    everything: PrintedEntries,
    private readonly most: number = mostBytes
  ) {
    this.bytes = everything.blocks.reduce((sum, block) => sum + block.length, 0)
    this.hasWarned = this.bytes > warnAt * most
  }

  get isFull(): boolean {
    return this.bytes > fullAt * this.most
  }

  /** Counts one more entry. @returns whether to warn the GM now, which happens once, long before the limit */
  add(line: string): boolean {
    this.bytes += Buffer.byteLength(line) + separator
    const due = !this.hasWarned && this.bytes > warnAt * this.most
    this.hasWarned ||= due
    return due
  }
}

type StoreResult = Result<void, Problem>

/** One campaign on disk, from opening to closing: the host's only interface to storage. */
export class CampaignStore implements CampaignOnDisk {
  private readonly saving: SaveStatus
  private readonly schedule: CheckpointSchedule
  private readonly queue = new SerialQueue()
  private readonly size: FileSize
  readonly pictures: CampaignPictures

  private constructor(
    private readonly dependencies: StoreDependencies<unknown>,
    private files: CampaignFiles,
    lock: Lock | null,
    private summary: CampaignSummary,
    readOnly: PlainExplanation | null
  ) {
    this.saving = new SaveStatus(() => dependencies.clock.now(), readOnly)
    this.schedule = new CheckpointSchedule(dependencies.clock, reason => void this.checkpointUnasked(reason))
    this.size = new FileSize(files.allEntries, dependencies.mostBytes)
    this.pictures = new CampaignPictures(dependencies, async () => ({
      path: this.files.path,
      mode: await this.mode(),
      readOnly: this.saving.readOnlyReason
    }))
    this.listenTo(files)
    this.watch(lock)
  }

  /** Creates a campaign with its first entries. */
  static async create(
    path: string,
    { entries, digest }: { readonly entries: readonly Entry[]; readonly digest: CampaignSummary },
    setup: StoreDependencies<unknown>,
    whenTaken: TakenNamePolicy = 'refuse'
  ): Promise<Result<CampaignStore, Problem>> {
    const lines = entries.map(entry => JSON.stringify(entry))
    const moved = await createCampaignFiles(path, whenTaken, withLines(noEntries, lines), digest, setup)
    return moved.ok ? ok(new CampaignStore(setup, moved.value.files, moved.value.lock, digest, null)) : moved
  }

  static async open<Folded>(
    path: string,
    mode: OpenMode,
    setup: StoreDependencies<Folded>,
    listener: ProgressListener | null = null
  ): Promise<Result<OpenedCampaign<Folded, CampaignStore>, Problem>> {
    const opened = await openCampaignFiles(path, mode, setup, listener)
    if (!opened.ok) return opened
    const { found, files, lock, readOnly } = opened.value
    const { entries, folded } = found
    const notices = [...found.notices, ...opened.value.notices]
    const store = new CampaignStore(setup, files, lock, setup.games.summarize(folded), readOnly)
    return ok({ store, entries, folded, notices })
  }

  get id(): string {
    return this.files.id
  }

  get isFull(): boolean {
    return this.size.isFull
  }

  status(): FileStatus {
    const { path, name, journal } = this.files
    const save = this.saving.state(this.files)
    // A write in progress is not counted as unsaved; a failure is reported when it occurs.
    const unsaved = save.kind === 'saved' ? 0 : this.files.countNotOnDisk
    return { name, path, save, journaled: journal.pending.length, unsaved }
  }

  onChange(listener: () => void): () => void {
    return this.saving.changed.on(listener)
  }

  onNotice(listener: (notice: StoreNotice) => void): () => void {
    return this.saving.notices.on(listener)
  }

  async append(entry: Entry, digest: CampaignSummary): Promise<StoreResult> {
    this.summary = digest
    const { files } = this
    const line = JSON.stringify(entry)
    if (this.size.add(line)) this.saving.notices.emit(notices.growing)
    const written = files.journal.append(line)
    // Runs while the disk writes the journal, so that a replaced file is noticed before the act counts as saved.
    const [done, isUnchanged] = await Promise.all([written, Promise.resolve().then(() => this.isThere(files))])
    const whole = done.ok && !isUnchanged ? await this.checkpoint('repair') : done
    if (whole.ok) this.schedule.entryWritten(this.files.journal.pending.length)
    return this.saving.record(whole)
  }

  async retry(): Promise<StoreResult> {
    const { files } = this
    const done = await files.journal.sync()
    if (done.ok && !(await this.isThere(files))) return this.saving.record(await this.checkpoint('repair'))
    return this.saving.record(done)
  }

  checkpoint(reason: CheckpointReason): Promise<StoreResult> {
    return this.queue.run(() => this.checkpointNow(reason))
  }

  saveAs(path: string, whenTaken: TakenNamePolicy): Promise<StoreResult> {
    return this.queue.run(async () => {
      if (await sameFile(this.dependencies.disk, path, this.files.path)) return this.checkpointNow('save')
      const old = this.files
      const written = old.allEntries
      const origin = { mode: await this.mode(), path: this.files.path }
      const moved = await createCampaignFiles(path, whenTaken, written, this.summary, this.dependencies, origin)
      if (!moved.ok) return moved
      this.files = moved.value.files
      this.listenTo(this.files)
      for (const late of old.after(written.count)) void this.files.journal.append(late)
      const done = this.saving.record(await this.files.journal.sync())
      if (this.saving.readOnlyReason === null) await this.renew(old)
      this.saving.becomeWritable()
      this.watch(moved.value.lock)
      await old.release()
      return done
    })
  }

  saveCopy(path: string, whenTaken: TakenNamePolicy, retitled: RetitleEntry | null = null): Promise<StoreResult> {
    return this.queue.run(async () => {
      const { printed, summary } = withTitle(this.files.allEntries, this.summary, retitled)
      const blocks = this.files.blocksOf(printed, this.dependencies.newId(), summary)
      const source = { printed, blocks, pictures: this.pictures, mode: await this.mode() }
      const copied = await saveCopyAt(path, whenTaken, source, this.dependencies)
      if (copied.ok) for (const notice of copied.value) this.saving.notices.emit(notice)
      return copied.ok ? ok(undefined) : copied
    })
  }

  text(): Result<string, Problem> {
    const blocks = this.files.blocksFor(this.dependencies.newId(), this.summary)
    const bytes = blocks.reduce((sum, block) => sum + block.length, 0)
    if (bytes > (this.dependencies.longestText ?? longestText))
      return fail({ kind: 'unsupported', ...notices.tooLongForText })
    return ok(Buffer.concat(blocks).toString('utf8'))
  }

  /** When the file cannot be rewritten but the journal is complete, the campaign may close, and the GM is informed. */
  close(): Promise<StoreResult> {
    return this.queue.run(async () => {
      const done = this.saving.readOnlyReason === null ? await this.checkpointNow('close') : ok(undefined)
      if (!done.ok && (await this.isOnlyInMemory())) return this.saving.record(done)
      const { journal, path } = this.files
      if (!done.ok)
        this.saving.notices.emit(notices.closedWithJournal(journal.pending.length, basename(journalPath(path))))
      await this.abandon()
      return ok(undefined)
    })
  }

  async abandon(): Promise<void> {
    this.schedule.stop()
    await this.files.release()
  }

  private async checkpointNow(reason: CheckpointReason): Promise<StoreResult> {
    const { files, saving } = this
    if (saving.readOnlyReason !== null) return fail({ kind: 'read-only', ...saving.readOnlyReason })
    const isDue = reason === 'save' || files.journal.pending.length > 0
    if (!isDue && (await this.isThere(files))) return ok(undefined)
    const written = await this.renew(files)
    if (!written.ok) return written
    this.schedule.checkpointMade()
    return saving.record(written)
  }

  private async checkpointUnasked(reason: CheckpointReason): Promise<void> {
    const done = await this.checkpoint(reason)
    if (!done.ok && done.error.kind !== 'read-only') this.saving.notices.emit(notices.noCheckpoint)
  }

  /** Checks both files again: entries that neither file holds are unsafe, whatever earlier writes reported. */
  private async isOnlyInMemory(): Promise<boolean> {
    const { files } = this
    if (files.journal.unsynced > 0 || !(await attempt(() => files.isUnchanged())).ok || files.countNotOnDisk > 0)
      return true
    const checked = await files.journal.check()
    return !checked.ok
  }

  /** A disk that cannot answer is asked again with the next act; the journal has already reported its own failures. */
  private async isThere(files: CampaignFiles): Promise<boolean> {
    const there = await attempt(() => files.isUnchanged())
    return !there.ok || there.value
  }

  private async mode(): Promise<number | null> {
    const mode = await attempt(() => this.files.mode())
    return mode.ok ? mode.value : null
  }

  private listenTo(files: CampaignFiles): void {
    files.notices.on(notice => this.saving.notices.emit(notice))
  }

  /** Rewrites the file after the backup that is due. A failed backup does not prevent saving. */
  private async renew(files: CampaignFiles): Promise<StoreResult> {
    const { summary } = this
    const { disk, clock, backupsFolder } = this.dependencies
    const kept = await new Backups(disk, clock, backupsFolder).keepBeforeSave(files.path, files.id, files.countInFile)
    if (!kept.ok) this.saving.notices.emit(notices.noBackup)
    return files.write(summary)
  }

  private watch(lock: Lock | null): void {
    lock?.watch(() => this.saving.becomeReadOnly(takenOver))
  }
}
