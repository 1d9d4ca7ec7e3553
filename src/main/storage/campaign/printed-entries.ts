import { createHash, type Hash } from 'node:crypto'
import type { Steps } from '#rules/core/steps'
import type { Blocks } from '../disk/durable-write'
import { checksum } from '../disk/checksum'

/**
 * The entries as the file's text: `blocks` is the text between the brackets of `"entries": [ … ]`. Entries are only
 * ever appended, so printed text is reused and a checkpoint prints nothing again.
 */
export interface PrintedEntries {
  readonly blocks: Blocks
  /** The number of entries, which is also the id of the last entry. */
  readonly count: number
  /** The checksum of the last entry: see `JournalHead`. */
  readonly last: string
  /**
   * The hash of the blocks. Never updated in place: further entries update a copy, so that a checkpoint need not hash
   * everything again.
   */
  readonly hash: Hash
}

export const noEntries: PrintedEntries = { blocks: [], count: 0, last: '', hash: createHash('sha256') }

/** Appends entries, each printed as one line of JSON. */
export function withLines(printed: PrintedEntries, lines: readonly string[]): PrintedEntries {
  const last = lines.at(-1)
  if (last === undefined) return printed
  const block = Buffer.from((printed.count > 0 ? ',' : '') + '\n    ' + lines.join(',\n    '))
  return {
    blocks: [...printed.blocks, block],
    count: printed.count + lines.length,
    last: checksum('', last),
    hash: printed.hash.copy().update(block)
  }
}

const entriesPerBlock = 1000

/** Prints all entries again, after a migration or for a file in a foreign layout. */
export function* printEntriesInSteps(entries: readonly unknown[]): Steps<PrintedEntries> {
  let printed = noEntries
  for (let start = 0; start < entries.length; start += entriesPerBlock) {
    if (start > 0) yield start / entries.length
    const some = entries.slice(start, start + entriesPerBlock)
    printed = withLines(
      printed,
      some.map(entry => JSON.stringify(entry))
    )
  }
  return printed
}
