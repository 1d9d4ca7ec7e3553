import { isObject } from '#rules/core/is-object'

/**
 * The new picture with every part of the old one that says the same, so that a component shows again only what it must.
 * Both are plain JSON, and neither is changed: a bridge may hand out what is frozen.
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
