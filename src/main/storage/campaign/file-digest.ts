import { createHash, type Hash } from 'node:crypto'

/** The end of a file in our own layout, after the last entry's line. */
export interface Tail {
  /** The end of the entries, as an offset in bytes. */
  readonly start: number
  readonly revision: string
  /** Null in a file from before digests were added. */
  readonly digest: string | null
}

const longestTail = 200
const tailShape = /(?:\n {2})?\],(\n {2}"revision": \d+)(?:,\n {2}"digest": "([0-9a-f]{32})")?\n}\n$/

/** Null when the bytes do not end in our layout. */
export function tailOf(bytes: Buffer): Tail | null {
  const from = Math.max(0, bytes.length - longestTail)
  const found = tailShape.exec(bytes.toString('latin1', from))
  if (!found) return null
  return { start: from + found.index, revision: found[1] ?? '', digest: found[2] ?? null }
}

/** 128 bits of SHA-256 over the rest of the file. The digest detects damage and other programs, not malice. */
export function digestOf(before: string | Uint8Array, entries: Hash, after: string): string {
  return createHash('sha256').update(before).update(entries.copy().digest()).update(after).digest('hex').slice(0, 32)
}
