/** V8 holds no text of more than about 512 MB, so what is longer is never made into one. */
export const longestText = 200_000_000

const pieceBytes = 32_000_000
const opening = '\n  "entries": ['
const closing = '\n  ],\n  "revision": '

/**
 * A long campaign file in our own layout, read some entries at a time: each is on a line of its own. Null when the file is
 * laid out by another hand, or is not JSON somewhere.
 */
export function readLong(bytes: Buffer, pieceSize = pieceBytes): unknown {
  const start = bytes.indexOf(opening)
  const end = bytes.lastIndexOf(closing)
  if (start < 0 || end < start) return null
  try {
    const head = objectIn(`${bytes.toString('utf8', 0, start)}\n  "entries": []}`)
    const tail = objectIn(`{${bytes.toString('utf8', end + '\n  ],'.length)}`)
    const isOurs = Object.keys(head).at(-1) === 'entries' && /^revision(,digest)?$/.test(Object.keys(tail).join())
    return isOurs ? { ...head, entries: entriesIn(bytes, start + opening.length, end, pieceSize), ...tail } : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function objectIn(text: string): object {
  return Object(JSON.parse(text)) as object
}

function entriesIn(bytes: Buffer, from: number, to: number, pieceSize: number): readonly unknown[] {
  const entries: unknown[] = []
  for (let at = from; at < to;) {
    const newline = bytes.indexOf('\n', Math.min(at + pieceSize, to))
    const until = newline < 0 || newline > to ? to : newline
    const text = bytes.toString('utf8', at, until).trimEnd()
    for (const entry of JSON.parse(`[${text.endsWith(',') ? text.slice(0, -1) : text}]`) as unknown[])
      entries.push(entry)
    at = until
  }
  return entries
}
