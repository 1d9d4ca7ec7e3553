import { isObject } from '#rules/core/values'

/**
 * The new snapshot, with every equal part of the old one as the same object: components then update only where needed.
 * Both are plain JSON and stay unchanged, because a bridge may return frozen objects.
 */
export function keepUnchanged<Value>(before: unknown, after: Value): Value {
  return keep(before, after) as Value
}

function keep(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((each, at) => keep(before[at], each))
    return kept.length === before.length && kept.every((each, at) => each === before[at]) ? before : kept
  }
  if (!isObject(before) || !isObject(after)) return after
  const keys = Object.keys(after)
  const kept: Record<string, unknown> = { ...after }
  for (const key of keys) kept[key] = keep(before[key], after[key])
  const same =
    keys.length === Object.keys(before).length && keys.every(key => key in before && kept[key] === before[key])
  return same ? before : kept
}
