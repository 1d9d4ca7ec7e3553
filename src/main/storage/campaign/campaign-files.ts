import { basename } from 'node:path'
import { Low } from 'lowdb'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { DurableFile } from '../disk/durable-file'
import type { Blocks } from '../disk/durable-write'
import { print, type Head } from './envelope'
import { FiledVersion, type Seen } from './overwrite-guard'
import { Journal, journalPath } from './journal'
import type { Mark } from './journal-text'
import { extended, type Ledger } from './printed-entries'
import type { Lock } from './lock'
import { Listeners } from '#shared/emitter'
import { versionsToday } from '../opening/migrate'
import { notices } from '../notices'
import { attempt, Halt, unlessMissing } from '../disk/attempt'
import type { Digest, StoreNotice, StoreSetup } from '../types'

type World = Omit<StoreSetup<unknown>, 'newId'>

/** What is on disk when a campaign moves in. */
export interface Household {
  readonly path: string
  /** The campaign's id there. A copy under another name is a campaign of its own, with backups of its own. */
  readonly id: string
  /** What the file has. */
  readonly ledger: Ledger
  /** What the journal has beyond it. */
  readonly journaled: readonly string[]
  /** The file as it was read; null where there is none yet. */
  readonly seen: Seen | null
  /** Who may read and write a file that is not there yet; null: as usual. */
  readonly mode?: number | null
}

/** Where a campaign lives on disk: its file, the journal beside it, and the lock that makes it ours. */
export class Home {
  readonly path: string
  readonly name: string
  readonly id: string
  readonly journal: Journal
  /** Something about its files that the GM should know. */
  readonly noted = new Listeners<readonly [StoreNotice]>()
  /** lowdb over our own adapter. `JSONFilePreset` is not used: it keeps everything in memory when NODE_ENV is `test`. */
  private readonly file: Low<Blocks>
  private readonly adapter: DurableFile
  private readonly filedVersion: FiledVersion
  private ledger: Ledger

  private constructor(
    private readonly world: World,
    { path, id, ledger, journaled, seen, mode = null }: Household,
    stillOurs: () => Promise<void>,
    private readonly release: () => Promise<void>
  ) {
    this.path = path
    this.name = basename(path)
    this.id = id
    this.ledger = ledger
    const tell = (notice: StoreNotice): void => this.noted.tell(notice)
    this.filedVersion = new FiledVersion(world, path, seen, tell)
    const owner = { stillOurs, mode: () => this.mode(), onMeddling: () => tell(notices.journalMeddled) }
    this.journal = new Journal(world.disk, journalPath(path), this.mark(), owner, journaled)
    const beforeRename = async (): Promise<void> => {
      await this.filedVersion.keepOther()
      await stillOurs()
    }
    this.adapter = new DurableFile(world.disk, path, { beforeRename, mode })
    this.file = new Low<Blocks>(this.adapter, [])
  }

  /** A home that we may write to, because the lock is ours. */
  static own(world: World, household: Household, lock: Lock): Home {
    return new Home(world, household, lock.stillOurs, () => lock.release())
  }

  /** A home that we only look at. */
  static foreign(world: World, household: Household, says: string): Home {
    const never = (): Promise<void> => Promise.reject(new Halt({ kind: 'read-only', says }))
    return new Home(world, household, never, () => Promise.resolve())
  }

  /** Every entry there is, on disk or not. */
  get everything(): Ledger {
    return extended(this.ledger, this.journal.since)
  }

  /** How many entries the file has. */
  get filed(): number {
    return this.ledger.count
  }

  /** How many entries are nowhere on disk, as far as we know. */
  get unsafe(): number {
    return this.filedVersion.isGone ? this.everything.count : this.journal.unsynced
  }

  /** Is the file under our name the one that we read or wrote last? A journal without it is worth nothing. */
  isThere(): Promise<boolean> {
    return this.filedVersion.isThere()
  }

  /** Who may read and write the file; null when it cannot be said. */
  async mode(): Promise<number | null> {
    return (await unlessMissing(this.world.disk.facts(this.path)))?.mode ?? null
  }

  /** The printed entries after the first `count`, which the file has at least. */
  after(count: number): readonly string[] {
    return this.journal.since.slice(count - this.ledger.count)
  }

  /** Puts the whole campaign into its file, durably, and begins the journal anew. Entries may come in meanwhile. */
  async write(digest: Digest): Promise<Result<void, Problem>> {
    const ledger = this.everything
    const written = await attempt(async () => {
      const printed = print(this.headWith(digest), ledger)
      await this.filedVersion.replace(printed.digest, async () => {
        this.file.data = printed.blocks
        await this.file.write()
        this.file.data = []
        return this.adapter.written
      })
    })
    if (!written.ok) return written
    const lines = ledger.count - this.ledger.count
    this.ledger = ledger
    await this.journal.shorten(lines, this.mark()) // left as it is, it would only say again what the file says
    return written
  }

  /** Removes a journal that has nothing the file does not have. Should that fail, it does no harm where it is. */
  async tidyUp(): Promise<void> {
    if (this.journal.since.length === 0) await this.journal.sync()
  }

  /** The campaign as a file of its own, under another id: in blocks, so that a long one is never copied together. */
  blocksFor(id: string, digest: Digest): Blocks {
    return print({ ...this.headWith(digest), id }, this.everything).blocks
  }

  async letGo(): Promise<void> {
    await this.journal.close()
    await this.release()
  }

  private mark(): Mark {
    const { count, last } = this.ledger
    return { campaign: this.id, after: count, last, versions: versionsToday(this.world.games.versions) }
  }

  private headWith({ title, seats, boards }: Digest): Head {
    const { games, savedBy } = this.world
    return { versions: versionsToday(games.versions), savedBy, id: this.id, title, seats, boards }
  }
}
