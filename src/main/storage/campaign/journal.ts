import { dirname } from 'node:path'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { keepDamagedCopy } from '../disk/keep-damaged'
import type { Disk, DiskFile } from '../disk/disk'
import { replaceDurably, sizeOf, syncFolder, writeAll, type Blocks } from '../disk/durable-write'
import { chainLine, printJournalHead, type JournalHead } from './journal-text'
import { attempt, nullIfMissing } from '../disk/attempt'
import { SerialQueue } from '#shared/serial-queue'

/** Where the file's journal is. */
export function journalPath(campaign: string): string {
  return `${campaign}.journal`
}

/** What a journal must know of the campaign that it belongs to. */
export interface JournalOwner {
  /** Throws when the campaign was taken over by somebody else. */
  readonly assertHeld: () => Promise<void>
  /** Who may read the campaign may read its journal. */
  readonly mode?: () => Promise<number | null>
  /** Another program removed, emptied or replaced the journal; all of it is being written anew. */
  readonly onOutsideChange?: () => void
}

interface OpenJournal {
  readonly file: DiskFile
  /** Null on a disk that gives the same file another number at every look. */
  readonly identity: string | null
  readonly bytes: number
  readonly chain: string
  readonly lines: number
}

/**
 * The entries since the last checkpoint, in memory and on disk. Whatever fails, the lines stay here, the descriptor
 * that failed is never used again, and the next sync writes the whole journal anew beside the old one.
 */
export class Journal {
  private lines: readonly string[]
  /** How many of the lines are known to be on disk, in whichever file. */
  private onDisk: number
  /** Whether a file of ours, or of one before us, may be on disk. */
  private mayBeThere = true
  private open: OpenJournal | null = null
  private readonly queue = new SerialQueue()
  private waiting: Promise<Result<void, Problem>> | null = null

  /** @param lines what a journal found on opening already has. */
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

  /** Everything after the last checkpoint, synced or not. */
  get pending(): readonly string[] {
    return this.lines
  }

  /** How many of them are in memory only. */
  get unsynced(): number {
    return this.lines.length - this.onDisk
  }

  append(line: string): Promise<Result<void, Problem>> {
    this.lines = [...this.lines, line]
    return this.sync()
  }

  /** Resolves when every line is on disk or the disk has refused; all who come while a sync is in flight share the next. */
  sync(): Promise<Result<void, Problem>> {
    this.waiting ??= this.queue.run(() => {
      this.waiting = null
      return this.writeLines(this.lines)
    })
    return this.waiting
  }

  /** Looks whether the journal under its name is still whole, and writes it anew if it is not. */
  check(): Promise<Result<void, Problem>> {
    return this.queue.run(async () => {
      const { open, lines } = this
      const there = await attempt(async () => lines.length === 0 || (open !== null && (await this.isThere(open))))
      if (!there.ok) return there
      if (!there.value) await this.closeFile()
      return this.writeLines(lines)
    })
  }

  /** A checkpoint now has the first `count` lines: the journal begins after it. */
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
    // Whoever takes over first says so and then reads: if it is still ours after the write, they will have read it.
    // If not, the line is in a file that they replace with their first act, and nobody was told that it is safe.
    const [, isThere] = await Promise.all([file.datasync(), this.isThere(this.open), this.owner.assertHeld()])
    if (!isThere) await this.writeAnew(lines)
  }

  /** A descriptor goes on working when its file was removed or replaced: what counts is what stands under the name. */
  private async isThere({ identity, bytes }: OpenJournal): Promise<boolean> {
    const facts = await nullIfMissing(this.disk.stat(this.path))
    return facts !== null && facts.bytes === bytes && (identity === null || facts.identity === identity)
  }

  private async writeAnew(lines: readonly string[]): Promise<void> {
    await this.closeFile()
    // It may be somebody's, or the only copy of something: it is kept, unless it is only less of the same.
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
    await open?.file.close().catch(() => undefined) // after a failed sync even closing may fail; nothing is lost by it
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
