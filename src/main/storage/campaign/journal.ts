import { dirname } from 'node:path'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { keepDamagedCopy } from '../disk/keep-damaged'
import type { Disk, DiskFile } from '../disk/disk'
import { replaceDurably, sizeOf, syncFolder, writeAll, type Blocks } from '../disk/durable-write'
import { chainLine, printJournalHead, type JournalHead } from './journal-text'
import { attempt, nullIfMissing } from '../disk/attempt'
import { SerialQueue } from '#shared/serial-queue'

export function journalPath(campaign: string): string {
  return `${campaign}.journal`
}

/** What a journal needs from its campaign. */
export interface JournalOwner {
  /** Throws when another process has taken over the campaign. */
  readonly assertHeld: () => Promise<void>
  /** The campaign's permissions, which the journal copies. */
  readonly mode?: () => Promise<number | null>
  /** Called after another program removed, emptied or replaced the journal, and the journal was rewritten. */
  readonly onOutsideChange?: () => void
}

interface OpenJournal {
  readonly file: DiskFile
  /** Null on a disk that reports a different number for the same file at each call. */
  readonly identity: string | null
  readonly bytes: number
  readonly chain: string
  readonly lines: number
}

/**
 * The entries since the last checkpoint, in memory and on disk. After any failure the lines stay in memory and the
 * failed descriptor is discarded. The next sync then writes a complete new journal and replaces the old one.
 */
export class Journal {
  private lines: readonly string[]
  /** The number of lines that are known to be on disk, in the journal or in the file. */
  private onDisk: number
  /** Whether a journal may exist on disk, from this process or an earlier one. */
  private mayBeThere = true
  private open: OpenJournal | null = null
  private readonly queue = new SerialQueue()
  private waiting: Promise<Result<void, Problem>> | null = null

  /** @param lines the lines of the journal that was found on opening */
  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private mark: JournalHead,
    private readonly owner: JournalOwner,
    lines: readonly string[] = []
  ) {
    this.lines = lines
    this.onDisk = lines.length
  }

  /** Every line after the last checkpoint, synced or not. */
  get pending(): readonly string[] {
    return this.lines
  }

  /** The number of lines that are in memory only. */
  get unsynced(): number {
    return this.lines.length - this.onDisk
  }

  append(line: string): Promise<Result<void, Problem>> {
    this.lines = [...this.lines, line]
    return this.sync()
  }

  /** Resolves when every line is on disk, or the disk has refused. All callers during one sync share the next one. */
  sync(): Promise<Result<void, Problem>> {
    this.waiting ??= this.queue.run(() => {
      this.waiting = null
      return this.writeLines(this.lines)
    })
    return this.waiting
  }

  /** Checks whether the journal on disk is complete, and rewrites it if it is not. */
  check(): Promise<Result<void, Problem>> {
    return this.queue.run(async () => {
      const { open, lines } = this
      const there = await attempt(async () => lines.length === 0 || (open !== null && (await this.isThere(open))))
      if (!there.ok) return there
      if (!there.value) await this.closeFile()
      return this.writeLines(lines)
    })
  }

  /** A checkpoint now holds the first `count` lines; the journal begins after them. */
  shorten(count: number, mark: JournalHead): Promise<Result<void, Problem>> {
    return this.queue.run(async () => {
      this.mark = mark
      this.lines = this.lines.slice(count)
      this.onDisk = Math.max(0, this.onDisk - count)
      await this.closeFile()
      return this.writeLines(this.lines)
    })
  }

  async close(): Promise<void> {
    await this.queue.run(() => this.closeFile())
  }

  private async writeLines(lines: readonly string[]): Promise<Result<void, Problem>> {
    const done = await attempt(() => this.write(lines))
    if (done.ok) this.onDisk = lines.length
    else await this.closeFile()
    return done
  }

  private async write(lines: readonly string[]): Promise<void> {
    if (!this.open) return lines.length === 0 ? this.removeFile() : this.rewrite(lines)
    const { file, identity, bytes, chain, lines: written } = this.open
    const text = inChain(chain, lines.slice(written))
    await writeAll(file, text.blocks)
    this.open = { file, identity, bytes: bytes + sizeOf(text.blocks), chain: text.chain, lines: lines.length }
    // A process that takes over first writes its lock and then reads. If the lock is still ours after the write, that
    // process will read the line. If not, its first act replaces the journal, and the line was never reported as saved.
    const [, isThere] = await Promise.all([file.datasync(), this.isThere(this.open), this.owner.assertHeld()])
    if (!isThere) await this.writeAnew(lines)
  }

  /** A descriptor keeps working after its file was removed or replaced, so the file under the name is checked. */
  private async isThere({ identity, bytes }: OpenJournal): Promise<boolean> {
    const facts = await nullIfMissing(this.disk.stat(this.path))
    return facts !== null && facts.bytes === bytes && (identity === null || facts.identity === identity)
  }

  private async writeAnew(lines: readonly string[]): Promise<void> {
    await this.closeFile()
    // The file may belong to another program or be the only copy of data. It is kept unless it is a prefix of our text.
    const found = (await nullIfMissing(this.disk.read(this.path))) ?? Buffer.alloc(0)
    if (!Buffer.concat(this.textOf(lines).blocks).subarray(0, found.length).equals(found)) {
      await keepDamagedCopy(this.disk, this.path)
    }
    await this.rewrite(lines)
    this.owner.onOutsideChange?.()
  }

  private async rewrite(lines: readonly string[]): Promise<void> {
    const { assertHeld } = this.owner
    await assertHeld()
    const { blocks, chain } = this.textOf(lines)
    const mode = (await this.owner.mode?.()) ?? null
    this.mayBeThere = true
    await replaceDurably(this.disk, this.path, blocks, { beforeRename: assertHeld, mode })
    const file = await this.disk.open(this.path, 'a')
    this.open = { file, identity: null, bytes: sizeOf(blocks), chain, lines: lines.length }
    const [identity, facts] = [await file.identity(), await nullIfMissing(this.disk.stat(this.path))]
    this.open = { ...this.open, identity: facts?.identity === identity ? identity : null }
    await assertHeld()
  }

  private async removeFile(): Promise<void> {
    if (!this.mayBeThere) return
    await this.owner.assertHeld()
    if ((await nullIfMissing(this.disk.stat(this.path))) !== null) {
      await this.disk.remove(this.path)
      await syncFolder(this.disk, dirname(this.path))
    }
    this.mayBeThere = false
  }

  private async closeFile(): Promise<void> {
    const open = this.open
    this.open = null
    await open?.file.close().catch(() => undefined) // after a failed sync closing may fail as well; no data depends on it
  }

  private textOf(lines: readonly string[]): { readonly blocks: Blocks; readonly chain: string } {
    const head = printJournalHead(this.mark)
    const { blocks, chain } = inChain(head.chain, lines)
    return { blocks: [Buffer.from(head.text), ...blocks], chain }
  }
}

function inChain(before: string, lines: readonly string[]): { readonly blocks: Blocks; readonly chain: string } {
  let chain = before
  let text = ''
  for (const line of lines) {
    const next = chainLine(chain, line)
    text += next.text
    chain = next.chain
  }
  return { blocks: [Buffer.from(text)], chain }
}
