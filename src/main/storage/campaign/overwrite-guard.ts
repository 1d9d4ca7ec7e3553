import { basename } from 'node:path'
import type { Disk, FileStats } from '../disk/disk'
import { toNamePart, freeNameBeside } from '../disk/free-name'
import { readInPieces, replaceDurably } from '../disk/durable-write'
import { contentOf } from './envelope'
import { notices } from '../notices'
import { nullIfMissing } from '../disk/attempt'
import { readCampaignBytes } from '../bundle/campaign-bytes'
import type { StoreNotice, StoreDependencies } from '../types'

/** A file as it was last read or written. */
export interface FileFingerprint extends Pick<FileStats, 'identity' | 'bytes' | 'changedAt'> {
  /** The digest of the content. */
  readonly content: string
}

type Dependencies = Pick<StoreDependencies<unknown>, 'disk' | 'clock' | 'machine'>

/**
 * Detects whether the campaign's file is still the one that was last read or written. A sync service, another machine
 * or a person may have replaced it. Such a version is never overwritten before it is preserved.
 */
export class OverwriteGuard {
  /** Raised before and after each own write: an odd number means that a write is in progress. */
  private writes = 0
  /** Digests of own writes that failed: the content may be on disk nevertheless, when only the last step failed. */
  private readonly tried = new Set<string>()
  private gone = false
  /** Notices to show after our own version is safe on disk. */
  private pendingNotices: readonly StoreNotice[] = []

  constructor(
    private readonly dependencies: Dependencies,
    private readonly path: string,
    /** Null before the first write to a new name. */
    private seen: FileFingerprint | null,
    private readonly notify: (notice: StoreNotice) => void
  ) {}

  /** Whether the file was missing or foreign at the last check, and was not rewritten since. */
  get isGone(): boolean {
    return this.gone
  }

  /** Checks the file; reads its content only when the file facts have changed. */
  async isUnchanged(): Promise<boolean> {
    const { writes } = this
    if (this.seen === null || writes % 2 === 1) return true
    const found = await this.look()
    if (writes !== this.writes) return true
    this.gone = found !== 'ours'
    return !this.gone
  }

  /** Before the file is replaced: keeps a foreign version beside it. Throws when that fails. */
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

  /** Replaces the file by `write`, which returns the new file facts. @param content the digest of the new content */
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
