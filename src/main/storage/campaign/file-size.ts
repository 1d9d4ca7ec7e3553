import type { PrintedEntries } from './printed-entries'
import { mostBytes } from '../disk/read-json'

/**
 * Shares of the largest file: the GM is warned at `warnAt`, and recording stops at `fullAt`. The rest is kept for the
 * head.
 */
const warnAt = 0.6
const fullAt = 0.97
/** The text between two entries. */
const separator = ',\n    '.length

/** The length of a campaign's file, in bytes, including the entries of its journal. */
export class FileSize {
  private bytes: number
  private hasWarned: boolean

  constructor(
    everything: PrintedEntries,
    private readonly most: number = mostBytes
  ) {
    this.bytes = everything.blocks.reduce((sum, block) => sum + block.length, 0)
    this.hasWarned = this.bytes > warnAt * most
  }

  get isFull(): boolean {
    return this.bytes > fullAt * this.most
  }

  /** Counts one more entry. @returns whether to warn the GM now, which happens once, long before the limit */
  add(line: string): boolean {
    this.bytes += Buffer.byteLength(line) + separator
    const due = !this.hasWarned && this.bytes > warnAt * this.most
    this.hasWarned ||= due
    return due
  }
}
