import { basename } from 'node:path'
import type { Low } from 'lowdb'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { campaignFile } from './campaign-file'
import type { Blocks } from './durable-text'
import { printEnvelope } from './envelope'
import { Journal, journalPath } from './journal'
import type { Mark } from './journal-text'
import { extended, type Ledger } from './ledger'
import type { Lock } from './lock'
import { versionsToday } from './migrate'
import { attempt, Halt } from './problems'
import type { Digest, StoreSetup } from './types'

type World = Pick<StoreSetup<unknown>, 'disk' | 'games' | 'savedBy'>

/** What is on disk when a campaign moves in. */
export interface Household {
  readonly path: string
  /** The campaign's id there. A copy under another name is a campaign of its own, with backups of its own. */
  readonly id: string
  /** What the file has. */
  readonly ledger: Ledger
  /** What the journal has beyond it. */
  readonly journaled: readonly string[]
}

/** Where a campaign lives on disk: its file, the journal beside it, and the lock that makes it ours. */
export class Home {
  readonly path: string
  readonly name: string
  readonly id: string
  readonly journal: Journal
  private readonly file: Low<Blocks>
  private ledger: Ledger

  private constructor(
    private readonly world: World,
    { path, id, ledger, journaled }: Household,
    private readonly stillOurs: () => Promise<void>,
    private readonly release: () => Promise<void>
  ) {
    this.path = path
    this.name = basename(path)
    this.id = id
    this.ledger = ledger
    this.journal = new Journal(world.disk, journalPath(path), this.mark(), stillOurs, journaled)
    this.file = campaignFile(world.disk, path, { beforeRename: stillOurs })
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

  /** The printed entries after the first `count`, which the file has at least. */
  after(count: number): readonly string[] {
    return this.journal.since.slice(count - this.ledger.count)
  }

  /** Puts the whole campaign into its file, durably, and begins the journal anew. Entries may come in meanwhile. */
  async write(digest: Digest): Promise<Result<void, Problem>> {
    const ledger = this.everything
    const written = await attempt(async () => {
      await this.stillOurs()
      this.file.data = printEnvelope(this.headWith(digest), ledger)
      await this.file.write()
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

  /** The campaign as a text of its own, under another id. */
  textFor(id: string, digest: Digest): string {
    return Buffer.concat(printEnvelope({ ...this.headWith(digest), id }, this.everything)).toString('utf8')
  }

  async letGo(): Promise<void> {
    await this.journal.close()
    await this.release()
  }

  private mark(): Mark {
    const { count, last } = this.ledger
    return { campaign: this.id, after: count, last, versions: versionsToday(this.world.games.versions) }
  }

  private headWith({ title, seats, boards }: Digest): Parameters<typeof printEnvelope>[0] {
    const { games, savedBy } = this.world
    return { versions: versionsToday(games.versions), savedBy, id: this.id, title, seats, boards }
  }
}
