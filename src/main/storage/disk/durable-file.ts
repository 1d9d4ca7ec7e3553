import type { Adapter } from 'lowdb'
import type { Disk, DiskFacts } from './disk'
import { replaceDurably, type Blocks, type Replacing } from './durable-write'
import { unlessMissing } from './attempt'

/**
 * lowdb's seam, with a writer that syncs, follows links and keeps modes (lowdb's own does none of it). It carries the
 * file's text in blocks; what the text means, `envelope.ts` knows.
 */
export class DurableFile implements Adapter<Blocks> {
  /** The file as it was after the last write. */
  written: DiskFacts | null = null

  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private readonly replacing: Replacing = {}
  ) {}

  async read(): Promise<Blocks | null> {
    const bytes = await unlessMissing(this.disk.read(this.path))
    return bytes && [bytes]
  }

  async write(blocks: Blocks): Promise<void> {
    this.written = await replaceDurably(this.disk, this.path, blocks, this.replacing)
  }
}
