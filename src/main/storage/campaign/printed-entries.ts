import { createHash, type Hash } from 'node:crypto'
import type { Steps } from '#rules/core/steps'
import type { Blocks } from '../disk/durable-write'
import { checksum } from '../disk/checksum'

/**
 * The entries as the file's text: `blocks` are what stands between the brackets of `"entries": [ … ]`. Entries are only
 * ever added, so what was printed once is never printed again and a checkpoint costs no thinking.
 */
export interface PrintedEntries {
  readonly blocks: Blocks
  /** How many entries there are; the last one's id. */
  readonly count: number
  /** Knows the last entry again: see `Mark` of the journal. */
  readonly last: string
  /** Over the blocks. Never fed in place: more entries go on from a copy, so that a checkpoint need not hash it all. */
  readonly hash: Hash
}

export const noEntries: PrintedEntries = { blocks: [], count: 0, last: '', hash: createHash('sha256') }

/** With more entries, each printed as one line of JSON. */
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

/** All entries printed anew, for those that were migrated or whose file was laid out by another hand. */
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
