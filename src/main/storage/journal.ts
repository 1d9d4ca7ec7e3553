import { dirname } from 'node:path'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { Disk, DiskFile } from './disk'
import { replaceDurably, syncFolder, writeAll, type Blocks } from './durable-text'
import { chained, printMark, type Mark } from './journal-text'
import { attempt, unlessMissing } from './problems'
import { Turns } from './turns'

/** Where the file's journal is. */
export function journalPath(campaign: string): string {
  return `${campaign}.journal`
}

/**
 * The entries since the last checkpoint, in memory and on disk. Whatever fails, the lines stay here, the descriptor
 * that failed is never used again, and the next sync writes the whole journal anew beside the old one.
 */
export class Journal {
  private lines: readonly string[]
  /** How many of the lines are known to be on disk, in whichever file. */
  private kept: number
  /** Whether a file of ours, or of one before us, may be on disk. */
  private mayBeThere = true
  private open: { readonly file: DiskFile; readonly chain: string; readonly lines: number } | null = null
  private readonly turns = new Turns()
  private waiting: Promise<Result<void, Problem>> | null = null

  /**
   * @param stillOurs throws when the campaign was taken over by somebody else.
   * @param lines what a journal found on opening already has.
   */
  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private mark: Mark,
    private readonly stillOurs: () => Promise<void>,
    lines: readonly string[] = []
  ) {
    this.lines = lines
    this.kept = lines.length
  }

  /** Everything after the last checkpoint, synced or not. */
  get since(): readonly string[] {
    return this.lines
  }

  /** How many of them are in memory only. */
  get unsynced(): number {
    return this.lines.length - this.kept
  }

  append(line: string): Promise<Result<void, Problem>> {
    this.lines = [...this.lines, line]
    return this.sync()
  }

  /** Resolves when every line is on disk or the disk has refused; all who come while a sync is in flight share the next. */
  sync(): Promise<Result<void, Problem>> {
    this.waiting ??= this.turns.take(() => {
      this.waiting = null
      return this.bring(this.lines)
    })
    return this.waiting
  }

  /** A checkpoint now has the first `count` lines: the journal begins after it. */
  shorten(count: number, mark: Mark): Promise<Result<void, Problem>> {
    return this.turns.take(async () => {
      this.mark = mark
      this.lines = this.lines.slice(count)
      this.kept = Math.max(0, this.kept - count)
      await this.letGo()
      return this.bring(this.lines)
    })
  }

  async close(): Promise<void> {
    await this.turns.take(() => this.letGo())
  }

  private async bring(lines: readonly string[]): Promise<Result<void, Problem>> {
    const done = await attempt(() => this.write(lines))
    if (done.ok) this.kept = lines.length
    else await this.letGo()
    return done
  }

  private async write(lines: readonly string[]): Promise<void> {
    if (!this.open) return lines.length === 0 ? this.removeFile() : this.rewrite(lines)
    const { file, chain, lines: written } = this.open
    const text = inChain(chain, lines.slice(written))
    await writeAll(file, text.blocks)
    // Whoever takes over first says so and then reads: if it is still ours after the write, they will have read it.
    // If not, the line is in a file that they replace with their first act, and nobody was told that it is safe.
    await Promise.all([file.datasync(), this.stillOurs()])
    this.open = { file, chain: text.chain, lines: lines.length }
  }

  private async rewrite(lines: readonly string[]): Promise<void> {
    await this.stillOurs()
    const head = printMark(this.mark)
    const text = inChain(head.chain, lines)
    this.mayBeThere = true
    await replaceDurably(this.disk, this.path, [Buffer.from(head.text), ...text.blocks], {
      beforeRename: this.stillOurs
    })
    this.open = { file: await this.disk.open(this.path, 'a'), chain: text.chain, lines: lines.length }
    await this.stillOurs()
  }

  private async removeFile(): Promise<void> {
    if (!this.mayBeThere) return
    await this.stillOurs()
    if ((await unlessMissing(this.disk.facts(this.path))) !== null) {
      await this.disk.remove(this.path)
      await syncFolder(this.disk, dirname(this.path))
    }
    this.mayBeThere = false
  }

  private async letGo(): Promise<void> {
    const open = this.open
    this.open = null
    await open?.file.close().catch(() => undefined) // after a failed sync even closing may fail; nothing is lost by it
  }
}

function inChain(before: string, lines: readonly string[]): { readonly blocks: Blocks; readonly chain: string } {
  let chain = before
  let text = ''
  for (const line of lines) {
    const next = chained(chain, line)
    text += next.text
    chain = next.chain
  }
  return { blocks: [Buffer.from(text)], chain }
}
