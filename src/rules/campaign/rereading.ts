import { isObject } from '../core/is-object'
import type { Invalid } from '../core/parser'
import { isPlainJson } from '../core/plain-json'
import { fail, ok, type Result } from '../core/result'
import { checkThings } from '../book/things/check'
import { checkClocks } from '../clocks/check'
import { isSame } from '../core/same'
import { type SystemId, systemOf } from '../registry'
import { boardOf } from './campaign'
import type { EntryDraft } from './asks'
import { faultyEvent, parseEntry } from './entry-parser'
import type { BoardId, Campaign } from './types'

/** A draft as its own text gives it back. */
export interface RereadDraft {
  readonly draft: EntryDraft
  /** Whether it says exactly what was printed, so that whatever was made of the one is right for the other too. */
  readonly isSame: boolean
}

/**
 * Reads a draft as a file will give it back, so that what is played on is exactly what the file will be opened to. It is printed
 * for that only where printing changes something. Fails when it cannot be read, or says something else: JSON knows no infinite number.
 * @param draft its command has been through its parser
 */
export function reread(draft: EntryDraft, systems: ReadonlyMap<BoardId, SystemId>): Result<RereadDraft, Invalid> {
  if (!isPlainJson(draft)) return printedAndRead(draft, systems)
  const wrong = draft.kind === 'act' ? faultyEvent(draft, systems) : unreadable(draft, systems)
  return wrong === null ? ok({ draft, isSame: true }) : fail(wrong)
}

/** What stands beside a draft in a file is ours: any number and time will do. */
const stamp = { id: 1, at: 0 }

function unreadable(draft: EntryDraft, systems: ReadonlyMap<BoardId, SystemId>): Invalid | null {
  const read = parseEntry({ ...stamp, ...draft }, systems)
  return read.ok ? null : read.error
}

function printedAndRead(draft: EntryDraft, systems: ReadonlyMap<BoardId, SystemId>): Result<RereadDraft, Invalid> {
  const read = parseEntry(JSON.parse(JSON.stringify({ ...stamp, ...draft })), systems)
  if (!read.ok) return read
  const { id: _id, at: _at, ...again } = read.value
  const changed = placeOfChange(draft, again)
  return changed === null
    ? ok({ draft: again, isSame: isSame(draft, again) })
    : fail({ path: changed, message: 'JSON cannot say this' })
}

/** What the boards that are not as they were say is wrong with them; empty when all is well. */
export function newFaults(before: Campaign, after: Campaign): readonly string[] {
  const faults: string[] = []
  for (const { id, system, state } of after.boards)
    if (boardOf(before, id)?.state !== state)
      for (const says of systemOf(system).check(state)) faults.push(`${id}: ${says}`)
  if (before.book !== after.book) faults.push(...checkThings(after.book))
  if (before.clocks !== after.clocks) faults.push(...checkClocks(after.clocks))
  return faults
}

/** What is wrong with the book, the clocks, or with the first board that is not as its game wants it; null when all is well. */
export function firstFault({ boards, book, clocks }: Campaign): Invalid | null {
  for (const [index, board] of boards.entries()) {
    const [message] = systemOf(board.system).check(board.state)
    if (message !== undefined) return { path: `boards.${index}`, message }
  }
  const [message] = checkThings(book)
  if (message !== undefined) return { path: 'book', message }
  const [wrong] = checkClocks(clocks)
  return wrong === undefined ? null : { path: 'clocks', message: wrong }
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
