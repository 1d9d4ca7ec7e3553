import type { PrintedEntries } from './printed-entries'
import { mostBytes } from '../disk/read-json'

/** Of the largest file: where the GM is told, and where nothing more is recorded. The rest is for the head. */
const toldAt = 0.6
const fullAt = 0.97
/** What stands between two entries. */
const separator = ',\n    '.length

/** How long the file of a campaign is, or will be when its journal is folded in. */
export class FileSize {
  private bytes: number
  private told: boolean

  constructor(
    everything: PrintedEntries,
    private readonly most: number = mostBytes
  ) {
    this.bytes = everything.blocks.reduce((sum, block) => sum + block.length, 0)
    this.told = this.bytes > toldAt * most
  }

  get isFull(): boolean {
    return this.bytes > fullAt * this.most
  }

  /** One more entry. @returns whether the GM should now be told, which is once, long before the end */
  add(line: string): boolean {
    this.bytes += Buffer.byteLength(line) + separator
    const due = !this.told && this.bytes > toldAt * this.most
    this.told ||= due
    return due
  }
}
