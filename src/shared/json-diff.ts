import { memoize } from '#rules/core/memoize'
import { isSame, isObject } from '#rules/core/values'

/**
 * The difference between two values of plain JSON. A screen thereby receives only the changed parts of its snapshot. For
 * the dashboard an act has 4 kB instead of 125 kB.
 *
 * Made for values that share their unchanged parts. `printDiff` skips a part that is the same object, and `patch`
 * returns a value with shared parts too. A property with the value `undefined` counts as absent, as in JSON. No key may
 * be a name that every object inherits, such as `valueOf`.
 */
export type Change = Replacement | ChangedObject | ChangedArray

/** A new value. */
interface Replacement {
  readonly value: unknown
}

interface ChangedObject {
  /** By key: the change of a property, or a new property. */
  readonly props: Readonly<Record<string, Change>>
  /** The removed keys; absent when there are none. */
  readonly gone?: readonly string[]
}

/**
 * A list of objects, changed in four steps. `drop` items leave the front, all items after the first `keep` leave, items change, new items follow.
 */
interface ChangedArray {
  readonly drop: number
  readonly keep: number
  /** By index among the kept items. */
  readonly items: Readonly<Record<number, Change>>
  readonly more: readonly unknown[]
}

type Fields = Readonly<Record<string, unknown>>

/**
 * The change from one value to the other: a `Change`. It is printed as JSON at once, because only the text is needed. Null when the values are equal. Neither value is modified.
 */
export function printDiff(before: unknown, after: unknown): string | null {
  return printPart(before, after, 0)
}

/** @param depth the depth in the snapshot: objects that several screens share occur only near the top */
function printPart(before: unknown, after: unknown, depth: number): string | null {
  if (before === after) return null
  if (!isPart(before) || !isPart(after) || Array.isArray(before) !== Array.isArray(after)) return printValue(after)
  return depth > deepestShared ? printInside(before, after, depth) : printShared(before, after, depth)
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Table, overlay and seats share parts of their snapshots, so a change in a shared part is printed once. */
function printShared(before: object, after: object, depth: number): string | null {
  return sharedChanges(after, [before], () => printInside(before, after, depth))
}

const sharedChanges = memoize<object, string | null>(128)

/** A snapshot's `frame.boards.0.view.sheets` is the fifth part from the top. */
const deepestShared = 5

function printInside(before: object, after: object, depth: number): string | null {
  return Array.isArray(before)
    ? printArray(before, after as readonly unknown[], depth + 1)
    : printObject(before as Fields, after as Fields, depth + 1)
}

function printObject(before: Fields, after: Fields, depth: number): string | null {
  let props = ''
  let kept = 0
  for (const key in after) {
    const was = before[key]
    const now = after[key]
    if (now === undefined) continue
    if (was !== undefined) kept++
    if (was === now) continue
    const change = was === undefined ? printValue(now) : printPart(was, now, depth)
    if (change !== null) props += `${props === '' ? '' : ','}${JSON.stringify(key)}:${change}`
  }
  // Usually no key was removed: comparing the counts avoids a check of each key.
  const gone = kept === Object.keys(before).length ? nothing : lostKeys(before, after)
  if (gone.length > 0) return `{"props":{${props}},"gone":${JSON.stringify(gone)}}`
  return props === '' ? null : `{"props":{${props}}}`
}

const nothing: readonly string[] = []

function lostKeys(before: Fields, after: Fields): readonly string[] {
  let gone = nothing
  for (const key in before) if (after[key] === undefined && before[key] !== undefined) gone = [...gone, key]
  return gone
}

function printArray(before: readonly unknown[], after: readonly unknown[], depth: number): string | null {
  if (!isObject(after[0]) || depth > deepestInParts) return isSame(before, after) ? null : printWhole(after)
  const drop = shiftOf(before, after)
  const keep = Math.min(before.length - drop, after.length)
  let items = ''
  for (let at = 0; at < keep; at++) {
    const change = printPart(before[drop + at], after[at], depth)
    if (change !== null) items += `${items === '' ? '' : ','}"${at}":${change}`
  }
  if (items === '' && drop === 0 && before.length === after.length) return null
  const more = keep === after.length ? '[]' : JSON.stringify(after.slice(keep))
  return `{"drop":${drop},"keep":${keep},"items":{${items}},"more":${more}}`
}

/**
 * A deep list is short and usually changes as a whole, such as the odds of an attribute. The same lists recur.
 */
function printWhole(list: readonly unknown[]): string {
  return texts(list, [], () => printValue(list))
}

const deepestInParts = 8
const texts = memoize<readonly unknown[], string>(256)

function printValue(value: unknown): string {
  return `{"value":${JSON.stringify(value)}}`
}

/** How far a sliding list such as the log has advanced: the former index of its first item. */
function shiftOf(before: readonly unknown[], after: readonly unknown[]): number {
  const [first] = after
  return first === before[0] ? 0 : Math.max(0, before.indexOf(first))
}

/**
 * `before` after the change; unchanged parts are the same objects.
 * @throws TypeError when the change does not fit this value
 */
export function patch(before: unknown, change: Change): unknown {
  if ('value' in change) return change.value
  if ('props' in change) {
    if (!isObject(before)) throw new TypeError('A change of an object came for something else.')
    return patchedObject(before, change)
  }
  if (!Array.isArray(before)) throw new TypeError('A change of a list came for something else.')
  return patchedArray(before, change)
}

function patchedObject(before: Readonly<Record<string, unknown>>, { props, gone = [] }: ChangedObject): unknown {
  const after: Record<string, unknown> = { ...before }
  for (const [key, change] of Object.entries(props)) after[key] = patch(before[key], change)
  for (const key of gone) Reflect.deleteProperty(after, key)
  return after
}

function patchedArray(before: readonly unknown[], { drop, keep, items, more }: ChangedArray): unknown {
  const after = before.slice(drop, drop + keep)
  for (const [at, change] of Object.entries(items)) after[Number(at)] = patch(after[Number(at)], change)
  return [...after, ...more]
}
