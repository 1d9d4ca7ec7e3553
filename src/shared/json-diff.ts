import { isObject } from '#rules/core/is-object'
import { memoize } from '#rules/core/memoize'
import { isSame } from '#rules/core/same'

/**
 * What is different between two values of plain JSON, so that a screen is sent only the parts of its picture that changed.
 * It buys: the dashboard is sent 4 kB an act, not its whole picture of 125 kB.
 *
 * Written for values that share their unchanged parts: `diff` does not look into a part that is the same object, and `patch` gives
 * the receiver a value that shares its unchanged parts too. A property that holds `undefined` counts as absent, as in JSON.
 * Keys are ours: none is a name that every object inherits, such as `valueOf`.
 */
export type Change = Replacement | ChangedObject | ChangedArray

/** Another value altogether. */
interface Replacement {
  readonly value: unknown
}

interface ChangedObject {
  /** By key: what is new in, or of, the property. */
  readonly props: Readonly<Record<string, Change>>
  /** The keys that are gone; absent when none is. */
  readonly gone?: readonly string[]
}

/** A list of objects: first so many items go from the front, then all behind the first `keep` go, then items change, then new ones follow. */
interface ChangedArray {
  readonly drop: number
  readonly keep: number
  /** By index among the kept ones. */
  readonly items: Readonly<Record<number, Change>>
  readonly more: readonly unknown[]
}

type Fields = Readonly<Record<string, unknown>>

/**
 * How one value becomes the other: a `Change` as JSON, printed as it is found, because nobody wants it in another form; null when
 * they say the same. Neither is changed.
 */
export function printDiff(before: unknown, after: unknown): string | null {
  return printPart(before, after, 0)
}

/** @param depth how deep in the picture: what several screens show is the same object near the top only */
function printPart(before: unknown, after: unknown, depth: number): string | null {
  if (before === after) return null
  if (!isPart(before) || !isPart(after) || Array.isArray(before) !== Array.isArray(after)) return printValue(after)
  return depth > deepestShared ? printInside(before, after, depth) : printShared(before, after, depth)
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Table, overlay and seats show the same parts, so that what changed in one is printed once. It forgets, as `memoize` does. */
function printShared(before: object, after: object, depth: number): string | null {
  const known = newer.get(after) ?? older.get(after)
  if (known?.before === before) return known.change
  const change = printInside(before, after, depth)
  if (newer.size >= mostKnown) {
    older = newer
    newer = new Map()
  }
  newer.set(after, { before, change })
  return change
}

/** A picture's `frame.boards.0.view.sheets` is the fifth part from the top. */
const deepestShared = 5
const mostKnown = 128

interface KnownChange {
  readonly before: object
  readonly change: string | null
}

let newer = new Map<object, KnownChange>()
let older = new Map<object, KnownChange>()

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
  // Mostly no key is gone: counting tells it without another look at each.
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

/** A list that lies deep is short and mostly changes as a whole, such as the odds of an attribute; the same ones come again. */
function printWhole(list: readonly unknown[]): string {
  return texts(list, [], () => printValue(list))
}

const deepestInParts = 8
const texts = memoize<readonly unknown[], string>(256)

function printValue(value: unknown): string {
  return `{"value":${JSON.stringify(value)}}`
}

/** How far a window such as the log has moved on: where its first item stood before. */
function shiftOf(before: readonly unknown[], after: readonly unknown[]): number {
  const [first] = after
  return first === before[0] ? 0 : Math.max(0, before.indexOf(first))
}

/** `before` after the change; parts that did not change are the very same objects. @throws TypeError when the change is not one of this value */
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
