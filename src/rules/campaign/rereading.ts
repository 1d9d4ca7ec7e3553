import type { Invalid } from '../core/parser'
import { fail, ok, type Result } from '../core/result'
import { checkThings } from '../book/things/rules'
import { checkClocks } from '../clocks/rules'
import { isSame, isObject, isPlainJson } from '../core/values'
import { type SystemId, systemOf } from '../registry'
import { boardOf } from './campaign'
import type { EntryDraft } from './asks'
import { faultyEvent, parseEntry } from './entry-parser'
import type { BoardId, Campaign } from './types'

/** A draft after it was printed and parsed. */
export interface RereadDraft {
  readonly draft: EntryDraft
  /** Whether it equals the draft before, so that results for that draft are valid for it. */
  readonly isSame: boolean
}

/**
 * Reads a draft as a file will return it, so that play continues from exactly that state. The draft is printed only
 * when printing would change it. Fails when the draft cannot be read, or changes: JSON has no infinite numbers.
 * @param draft its command has passed its parser
 */
export function reread(draft: EntryDraft, systems: ReadonlyMap<BoardId, SystemId>): Result<RereadDraft, Invalid> {
  if (!isPlainJson(draft)) return printedAndRead(draft, systems)
  const wrong = draft.kind === 'act' ? faultyEvent(draft, systems) : unreadable(draft, systems)
  return wrong === null ? ok({ draft, isSame: true }) : fail(wrong)
}

/** Id and time of an entry in a file; for this check any values are valid. */
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

/** The faults of the boards that have changed; empty when there are none. */
export function newFaults(before: Campaign, after: Campaign): readonly string[] {
  const faults: string[] = []
  for (const { id, system, state } of after.boards)
    if (boardOf(before, id)?.state !== state)
      for (const says of systemOf(system).check(state)) faults.push(`${id}: ${says}`)
  if (before.book !== after.book) faults.push(...checkThings(after.book))
  if (before.clocks !== after.clocks) faults.push(...checkClocks(after.clocks))
  return faults
}

/** The fault of the book, of the clocks, or of the first invalid board; null for none. */
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

/** A name for the machine's log: `b3 flip`, `undo`. */
export function draftName(draft: {
  readonly kind: string
  readonly board?: BoardId | null
  readonly command?: unknown
}) {
  if (draft.kind !== 'act') return draft.kind
  return `${draft.board ?? 'campaign'} ${String((draft.command as { readonly type?: unknown }).type)}`
}

/**
 * The path at which a value and its parsed form differ; null when they are equal. An undefined field equals an absent
 * one, and −0 equals 0.
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
