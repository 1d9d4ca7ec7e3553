import { Low, type Adapter } from 'lowdb'
import type { Disk } from './disk'
import { replaceDurably, type Blocks, type Replacing } from './durable-write'
import { unlessMissing } from './attempt'

/**
 * lowdb's seam, with a writer that syncs, follows links and keeps modes (lowdb's own does none of it). It carries the
 * file's text in blocks; what the text means, `envelope.ts` knows.
 */
export class DurableFile implements Adapter<Blocks> {
  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private readonly replacing: Replacing = {}
  ) {}

  async read(): Promise<Blocks | null> {
    const bytes = await unlessMissing(this.disk.read(this.path))
    return bytes && [bytes]
  }

  write(blocks: Blocks): Promise<void> {
    return replaceDurably(this.disk, this.path, blocks, this.replacing)
  }
}

/** The text of one campaign file. `JSONFilePreset` is not used: it keeps everything in memory when NODE_ENV is `test`. */
export function campaignFile(disk: Disk, path: string, replacing?: Replacing): Low<Blocks> {
  return new Low(new DurableFile(disk, path, replacing), [])
}
