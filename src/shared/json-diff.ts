import { isObject } from '#rules/core/is-object'
import { isSame } from '#rules/core/same'

/**
 * What is different between two values of plain JSON, so that a screen is sent only the parts of its picture that changed.
 *
 * Written for values that share their unchanged parts: `diff` does not look into a part that is the same object, and `patch` gives
 * the receiver a value that shares its unchanged parts too. A property that holds `undefined` counts as absent, as in JSON.
 * Keys are ours: `__proto__` is none of them.
 */
export type Change = Replaced | ChangedObject | ChangedArray

/** Another value altogether. */
interface Replaced {
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

/** How one value becomes the other; null when they say the same. Neither is changed. */
export function diff(before: unknown, after: unknown): Change | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return knownArrayDiff(before, after)
  if (isObject(before) && isObject(after)) return objectDiff(before, after)
  return { value: after }
}

function objectDiff(before: Readonly<Record<string, unknown>>, after: typeof before): Change | null {
  const props: Record<string, Change> = {}
  let changed = false
  for (const key in after) {
    const now = after[key]
    if (before[key] === now || now === undefined) continue
    const change = before[key] === undefined ? { value: now } : diff(before[key], now)
    if (change === null) continue
    props[key] = change
    changed = true
  }
  const gone = Object.keys(before).filter(key => before[key] !== undefined && after[key] === undefined)
  if (gone.length > 0) return { props, gone }
  return changed ? { props } : null
}

/** The newest change of each list: what lies open to everybody is the same list in the picture of every screen. */
const known = new WeakMap<readonly unknown[], { readonly before: readonly unknown[]; readonly change: Change | null }>()

function knownArrayDiff(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const newest = known.get(after)
  if (newest?.before === before) return newest.change
  const change = arrayDiff(before, after)
  known.set(after, { before, change })
  return change
}

function arrayDiff(before: readonly unknown[], after: readonly unknown[]): Change | null {
  if (!isObject(after[0])) return isSame(before, after) ? null : { value: after }
  const drop = shiftOf(before, after)
  const keep = Math.min(before.length - drop, after.length)
  const items: Record<number, Change> = {}
  let changed = drop > 0 || before.length !== after.length
  for (let at = 0; at < keep; at++) {
    const change = diff(before[drop + at], after[at])
    if (change === null) continue
    items[at] = change
    changed = true
  }
  return changed ? { drop, keep, items, more: after.slice(keep) } : null
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
