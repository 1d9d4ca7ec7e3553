import { basename } from 'node:path'
import type { Disk, FileStats } from '../disk/disk'
import { toNamePart, freeNameBeside } from '../disk/free-name'
import { readInPieces, replaceDurably } from '../disk/durable-write'
import { contentOf } from './envelope'
import { notices } from '../notices'
import { nullIfMissing } from '../disk/attempt'
import { readCampaignBytes } from '../bundle/campaign-bytes'
import type { StoreNotice, StoreDependencies } from '../types'

/** A file as it was when we read or wrote it last. */
export interface FileFingerprint extends Pick<FileStats, 'identity' | 'bytes' | 'changedAt'> {
  /** The digest of what was in it. */
  readonly content: string
}

type Dependencies = Pick<StoreDependencies<unknown>, 'disk' | 'clock' | 'machine'>

/**
 * Knows whether the file under the campaign's name is still the one that we read or wrote last. A sync service, another
 * machine or a person may have put another version in its place, and that one is never overwritten unread.
 */
export class OverwriteGuard {
  /** Writes of our own under way: what is found meanwhile is ours. */
  private writes = 0
  /** What a write of our own may have put there although it failed: its very last step may have been what failed. */
  private readonly tried = new Set<string>()
  private gone = false
  /** What is to be told once our own version is safe. */
  private pendingNotices: readonly StoreNotice[] = []

  constructor(
    private readonly dependencies: Dependencies,
    private readonly path: string,
    /** Null before the first write to a new name. */
    private seen: FileFingerprint | null,
    private readonly notify: (notice: StoreNotice) => void
  ) {}

  /** Was it missing or strange when it was looked at last, and has it not been written anew since? */
  get isGone(): boolean {
    return this.gone
  }

  /** Looks at the file; reads it only when something about it has changed. */
  async isUnchanged(): Promise<boolean> {
    const { writes } = this
    if (this.seen === null || writes % 2 === 1) return true
    const found = await this.look()
    if (writes !== this.writes) return true
    this.gone = found !== 'ours'
    return !this.gone
  }

  /** Before it is replaced: what is there and is not ours is kept beside it. Throws when that cannot be done. */
  async preserveOtherVersion(): Promise<void> {
    const found = this.seen === null ? 'ours' : await this.look()
    this.pendingNotices = found === 'missing' ? [notices.fileGone] : []
    if (found !== 'other') return
    const { disk, clock, machine } = this.dependencies
    const what = `other version, kept by ${toNamePart(machine.host)}`
    const beside = await freeNameBeside(disk, this.path, what, clock.now())
    const facts = await disk.stat(this.path)
    await replaceDurably(disk, beside, readInPieces(disk, this.path), { mode: facts.mode })
    this.pendingNotices = [{ ...notices.otherVersion(basename(beside)), opens: beside }]
  }

  /** Writes it by `write`, which answers what the file is then; it has this content. */
  async replace(content: string, write: () => Promise<FileStats | null>): Promise<void> {
    this.writes += 1
    try {
      this.tried.add(content)
      const facts = await write()
      if (facts) this.seen = { ...facts, content }
      this.tried.clear()
      this.gone = false
      for (const notice of this.pendingNotices) this.notify(notice)
      this.pendingNotices = []
    } finally {
      this.writes += 1
    }
  }

  private async look(): Promise<'ours' | 'other' | 'missing'> {
    const { seen } = this
    const facts = await statOrNull(this.dependencies.disk, this.path)
    if (facts === null || seen === null) return 'missing'
    const { identity, bytes, changedAt } = facts
    if (identity === seen.identity && bytes === seen.bytes && changedAt === seen.changedAt) return 'ours'
    if (bytes !== seen.bytes && this.tried.size === 0) return 'other'
    const read = await readCampaignBytes(this.dependencies.disk, this.path)
    if (!read.ok) return 'other'
    const { digest } = await contentOf(read.value.bytes, true)
    if (digest !== seen.content && !this.tried.has(digest)) return 'other'
    this.seen = { identity, bytes, changedAt, content: digest }
    return 'ours'
  }
}

function statOrNull(disk: Disk, path: string): Promise<FileStats | null> {
  return nullIfMissing(disk.stat(path), ['ENOENT', 'ENOTDIR'])
}
