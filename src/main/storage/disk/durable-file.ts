import type { Adapter } from 'lowdb'
import type { Disk, FileStats } from './disk'
import { replaceDurably, type Blocks, type ReplaceOptions } from './durable-write'
import { nullIfMissing } from './attempt'

/**
 * lowdb's adapter with a writer that syncs, follows links and keeps permissions, unlike lowdb's own. It carries the
 * file's text in blocks; `envelope.ts` knows their meaning.
 */
export class DurableFile implements Adapter<Blocks> {
  /** The facts of the file after the last write. */
  written: FileStats | null = null

  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private readonly replacing: ReplaceOptions = {}
  ) {}

  async read(): Promise<Blocks | null> {
    const bytes = await nullIfMissing(this.disk.read(this.path))
    return bytes && [bytes]
  }

  async write(blocks: Blocks): Promise<void> {
    this.written = await replaceDurably(this.disk, this.path, blocks, this.replacing)
  }
}
