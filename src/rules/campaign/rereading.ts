import { isObject } from '../core/is-object'
import type { Misshapen } from '../core/parser'
import { isPlainJson } from '../core/plain-json'
import { fail, ok, type Result } from '../core/result'
import { checkThings } from '../book/things/check'
import { isSame } from '../core/same'
import type { SystemId } from '../core/system'
import { systemOf } from '../registry'
import { boardOf } from './campaign'
import { parseEntry } from './entry-parser'
import type { BoardId, Campaign, Entry } from './types'

/** An entry as its own text gives it back. */
export interface Reread<Kept extends Entry> {
  readonly entry: Kept
  /** Whether it says exactly what was printed, so that whatever was made of the one is right for the other too. */
  readonly isSame: boolean
}

/**
 * Reads an entry as a file will give it back, so that what is played on is exactly what the file will be opened to. It is printed
 * for that only where printing changes something. Fails when it cannot be read, or says something else: JSON knows no infinite number.
 */
export function reread<Kept extends Entry>(
  entry: Kept,
  systems: ReadonlyMap<BoardId, SystemId>
): Result<Reread<Kept>, Misshapen> {
  const read = parseEntry(isPlainJson(entry) ? entry : JSON.parse(JSON.stringify(entry)), systems)
  if (!read.ok) return read
  const again = read.value as Kept
  if (isSame(entry, again)) return ok({ entry: again, isSame: true })
  const changed = placeOfChange(entry, again)
  return changed === null ? ok({ entry: again, isSame: false }) : fail({ path: changed, says: 'JSON cannot say this' })
}

/** What the boards that are not as they were say is wrong with them; empty when all is well. */
export function newFaults(before: Campaign, after: Campaign): readonly string[] {
  const faults: string[] = []
  for (const { id, system, state } of after.boards)
    if (boardOf(before, id)?.state !== state)
      for (const says of systemOf(system).check(state)) faults.push(`${id}: ${says}`)
  return before.book === after.book ? faults : [...faults, ...checkThings(after.book)]
}

/** What is wrong with the book, or with the first board that is not as its game wants it; null when all is well. */
export function firstFault({ boards, book }: Campaign): Misshapen | null {
  for (const [index, board] of boards.entries()) {
    const [says] = systemOf(board.system).check(board.state)
    if (says !== undefined) return { path: `boards.${index}`, says }
  }
  const [says] = checkThings(book)
  return says === undefined ? null : { path: 'book', says }
}

/** What was tried, for the log of the machine: `b3 flip`, `undo`. */
export function draftName(draft: {
  readonly kind: string
  readonly board?: BoardId | null
  readonly command?: unknown
}) {
  if (draft.kind !== 'act') return draft.kind
  return `${draft.board ?? 'campaign'} ${String((draft.command as { readonly type?: unknown }).type)}`
}

/**
 * Where a value and what was read of it differ; null when they say the same. A field that holds nothing is as good as
 * one that is not there, and there is only one zero.
 */
function placeOfChange(made: unknown, read: unknown, path = ''): string | null {
  if (made === read) return null
  if (Array.isArray(made) && Array.isArray(read)) {
    return made.length === read.length ? firstChange(made.keys(), made, read, path) : path
  }
  if (!isObject(made) || !isObject(read)) return path
  return firstChange(Object.keys(made), made, read, path)
}

function firstChange(keys: Iterable<string | number>, made: object, read: object, path: string): string | null {
  for (const key of keys) {
    const inner = path === '' ? String(key) : `${path}.${key}`
    const changed = placeOfChange(made[key as never], read[key as never], inner)
    if (changed !== null) return changed
  }
  return null
}
