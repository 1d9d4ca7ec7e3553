import type { Entry } from '#rules/campaign/types'
import { basename } from 'node:path'
import { fail, ok, type Result } from '#rules/core/result'
import type { FileStatus } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { Checkpoints } from './campaign/checkpoint-schedule'
import { withTitle } from './opening/copy-campaign'
import type { Home } from './campaign/campaign-files'
import { emptyLedger, extended } from './campaign/printed-entries'
import { takenOver, type Lock } from './campaign/lock'
import { moveIn, sameFile } from './opening/create-files'
import { SaveNews } from './campaign/save-status'
import { journalPath } from './campaign/journal'
import { longestText } from './disk/read-json'
import { notices } from './notices'
import { attempt } from './disk/attempt'
import { openAt } from './opening/open-campaign'
import type { Watcher } from './disk/sliced-work'
import { renew } from './campaign/write-with-backup'
import { FileSize } from './campaign/file-size'
import { Turns } from './disk/turns'
import type {
  CampaignOnDisk,
  CheckpointReason,
  Digest,
  OpenMode,
  Opened,
  Retitled,
  StoreNotice,
  StoreSetup,
  WhenTaken
} from './types'

type Done = Result<void, Problem>

/** One campaign on disk, from opening to closing: the one thing the host uses. */
export class CampaignStore implements CampaignOnDisk {
  private readonly news: SaveNews
  private readonly checkpoints: Checkpoints
  private readonly turns = new Turns()
  private readonly size: FileSize

  private constructor(
    private readonly setup: StoreSetup<unknown>,
    private home: Home,
    lock: Lock | null,
    private digest: Digest,
    readOnly: string | null
  ) {
    this.news = new SaveNews(() => setup.clock.now(), readOnly)
    this.checkpoints = new Checkpoints(setup.clock, reason => void this.checkpointUnasked(reason))
    this.size = new FileSize(home.everything, setup.mostBytes)
    this.listenTo(home)
    this.watch(lock)
  }

  /** A new campaign with the entries it begins with. */
  static async create(
    path: string,
    { entries, digest }: { readonly entries: readonly Entry[]; readonly digest: Digest },
    setup: StoreSetup<unknown>,
    whenTaken: WhenTaken = 'refuse'
  ): Promise<Result<CampaignStore, Problem>> {
    const lines = entries.map(entry => JSON.stringify(entry))
    const moved = await moveIn(path, whenTaken, extended(emptyLedger, lines), digest, setup)
    return moved.ok ? ok(new CampaignStore(setup, moved.value.home, moved.value.lock, digest, null)) : moved
  }

  static async open<Folded>(
    path: string,
    mode: OpenMode,
    setup: StoreSetup<Folded>,
    watcher: Watcher | null = null
  ): Promise<Result<Opened<Folded, CampaignStore>, Problem>> {
    const opened = await openAt(path, mode, setup, watcher)
    if (!opened.ok) return opened
    const { found, home, lock, readOnly } = opened.value
    const { entries, folded } = found
    const notices = [...found.notices, ...opened.value.notices]
    const store = new CampaignStore(setup, home, lock, setup.games.digest(folded), readOnly)
    return ok({ store, entries, folded, notices })
  }

  get id(): string {
    return this.home.id
  }

  get isFull(): boolean {
    return this.size.isFull
  }

  status(): FileStatus {
    const { path, name, journal } = this.home
    const save = this.news.state(this.home)
    // A write that is still under way is no trouble: it is told when it has failed.
    const unsaved = save.kind === 'saved' ? 0 : this.home.unsafe
    return { name, path, save, journaled: journal.since.length, unsaved }
  }

  onChange(listener: () => void): () => void {
    return this.news.changed.add(listener)
  }

  onNotice(listener: (notice: StoreNotice) => void): () => void {
    return this.news.noted.add(listener)
  }

  async append(entry: Entry, digest: Digest): Promise<Done> {
    this.digest = digest
    const { home } = this
    const line = JSON.stringify(entry)
    if (this.size.add(line)) this.news.noted.tell(notices.growing)
    const written = home.journal.append(line)
    // Asked once the disk is busy with the journal: what was replaced by then is noticed before the act is called saved.
    const [done, isThere] = await Promise.all([written, Promise.resolve().then(() => this.isThere(home))])
    const whole = done.ok && !isThere ? await this.checkpoint('repair') : done
    if (whole.ok) this.checkpoints.noticed(this.home.journal.since.length)
    return this.news.note(whole)
  }

  async tryAgain(): Promise<Done> {
    const { home } = this
    const done = await home.journal.sync()
    if (done.ok && !(await this.isThere(home))) return this.news.note(await this.checkpoint('repair'))
    return this.news.note(done)
  }

  checkpoint(reason: CheckpointReason): Promise<Done> {
    return this.turns.take(() => this.checkpointNow(reason))
  }

  saveAs(path: string, whenTaken: WhenTaken): Promise<Done> {
    return this.turns.take(async () => {
      if (await sameFile(this.setup.disk, path, this.home.path)) return this.checkpointNow('save')
      const old = this.home
      const written = old.everything
      const moved = await moveIn(path, whenTaken, written, this.digest, this.setup, await this.mode())
      if (!moved.ok) return moved
      this.home = moved.value.home
      this.listenTo(this.home)
      for (const late of old.after(written.count)) void this.home.journal.append(late)
      const done = this.news.note(await this.home.journal.sync())
      if (this.news.hindrance === null) await this.renew(old)
      this.news.becomeWritable()
      this.watch(moved.value.lock)
      await old.letGo()
      return done
    })
  }

  saveCopy(path: string, whenTaken: WhenTaken, retitled: Retitled | null = null): Promise<Done> {
    return this.turns.take(async () => {
      const mode = await this.mode()
      const { ledger, digest } = withTitle(this.home.everything, this.digest, retitled)
      const copied = await moveIn(path, whenTaken, ledger, digest, this.setup, mode)
      if (!copied.ok) return copied
      await copied.value.home.letGo()
      return ok(undefined)
    })
  }

  text(): Result<string, Problem> {
    const blocks = this.home.blocksFor(this.setup.newId(), this.digest)
    const bytes = blocks.reduce((sum, block) => sum + block.length, 0)
    if (bytes > (this.setup.longestText ?? longestText))
      return fail({ kind: 'unsupported', says: notices.tooLongForText })
    return ok(Buffer.concat(blocks).toString('utf8'))
  }

  /** When the file cannot be renewed but the journal has everything, that is enough to let go, and the GM is told. */
  close(): Promise<Done> {
    return this.turns.take(async () => {
      const done = this.news.hindrance === null ? await this.checkpointNow('close') : ok(undefined)
      if (!done.ok && (await this.isOnlyInMemory())) return this.news.note(done)
      const { journal, path } = this.home
      if (!done.ok) this.news.noted.tell(notices.closedWithJournal(journal.since.length, basename(journalPath(path))))
      await this.abandon()
      return ok(undefined)
    })
  }

  async abandon(): Promise<void> {
    this.checkpoints.rest()
    await this.home.letGo()
  }

  private async checkpointNow(reason: CheckpointReason): Promise<Done> {
    const { home, news } = this
    if (news.hindrance !== null) return fail({ kind: 'read-only', says: news.hindrance })
    const isDue = reason === 'save' || home.journal.since.length > 0
    if (!isDue && (await home.isThere())) return ok(undefined)
    const written = await this.renew(home)
    if (!written.ok) return written
    this.checkpoints.made()
    return news.note(written)
  }

  private async checkpointUnasked(reason: CheckpointReason): Promise<void> {
    const done = await this.checkpoint(reason)
    if (!done.ok && done.error.kind !== 'read-only') this.news.noted.tell(notices.noCheckpoint)
  }

  /** One more look at both files: what cannot be found there is not safe, whatever was said before. */
  private async isOnlyInMemory(): Promise<boolean> {
    const { home } = this
    if (home.journal.unsynced > 0 || !(await attempt(() => home.isThere())).ok || home.unsafe > 0) return true
    const checked = await home.journal.check()
    return !checked.ok
  }

  /** A disk that cannot say is asked again with the next act; the journal has said already what it could write. */
  private async isThere(home: Home): Promise<boolean> {
    const there = await attempt(() => home.isThere())
    return !there.ok || there.value
  }

  private async mode(): Promise<number | null> {
    const mode = await attempt(() => this.home.mode())
    return mode.ok ? mode.value : null
  }

  private listenTo(home: Home): void {
    home.noted.add(notice => this.news.noted.tell(notice))
  }

  private renew(home: Home): Promise<Done> {
    return renew(home, this.digest, this.setup, notice => this.news.noted.tell(notice))
  }

  private watch(lock: Lock | null): void {
    lock?.watch(() => this.news.becomeReadOnly(takenOver.says))
  }
}
