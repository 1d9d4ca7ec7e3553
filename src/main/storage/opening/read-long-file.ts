import { isUtf8 } from 'node:buffer'
import type { SlicedWork } from '../disk/sliced-work'

/**
 * The bytes to read in one slice, which takes some milliseconds. The size also avoids V8's limit of about 512 MB for a
 * string.
 */
const pieceBytes = 1_000_000
const opening = '\n  "entries": ['
const closing = '\n  ],\n  "revision": '

/**
 * Reads a campaign file in our own layout some entries at a time, one line each. Null when the file is short, in
 * another layout, or not valid JSON: `readJson` then reads it or finds the fault.
 */
export async function readLongFile(bytes: Buffer, work: SlicedWork, pieceSize = pieceBytes): Promise<unknown> {
  const start = bytes.indexOf(opening)
  const end = bytes.lastIndexOf(closing)
  if (bytes.length <= pieceSize || start < 0 || end < start) return null
  try {
    const head = objectIn(`${textIn(bytes, 0, start)}\n  "entries": []}`)
    const tail = objectIn(`{${textIn(bytes, end + '\n  ],'.length, bytes.length)}`)
    const isOurs = Object.keys(head).at(-1) === 'entries' && /^revision(,digest)?$/.test(Object.keys(tail).join())
    if (!isOurs) return null
    return { ...head, entries: await entriesIn(bytes, start + opening.length, end, pieceSize, work), ...tail }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function objectIn(text: string): object {
  return Object(JSON.parse(text)) as object
}

async function entriesIn(
  bytes: Buffer,
  from: number,
  to: number,
  pieceSize: number,
  work: SlicedWork
): Promise<readonly unknown[]> {
  const entries: unknown[] = []
  for (let at = from; at < to;) {
    const newline = bytes.indexOf('\n', Math.min(at + pieceSize, to))
    const until = newline < 0 || newline > to ? to : newline
    const text = textIn(bytes, at, until).trimEnd()
    for (const entry of JSON.parse(`[${text.endsWith(',') ? text.slice(0, -1) : text}]`) as unknown[])
      entries.push(entry)
    at = until
    await work.yieldTurn((at - from) / (to - from))
  }
  return entries
}

/** A piece begins and ends at a line break, so no character is split. */
function textIn(bytes: Buffer, from: number, to: number): string {
  const piece = bytes.subarray(from, to)
  if (!isUtf8(piece)) throw new SyntaxError('not UTF-8')
  return piece.toString('utf8')
}
