/**
 * The new picture with every part of the old one that says the same, so that a component shows again only what it must.
 * Both are plain JSON; neither is changed.
 */
export function keepUnchanged<Value>(before: unknown, after: Value): Value {
  return keep(before, after) as Value
}

function keep(before: unknown, after: unknown): unknown {
  if (Object.is(before, after) || !isObject(before) || !isObject(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const keys = Object.keys(after)
  let same = keys.length === Object.keys(before).length
  for (const key of keys) {
    const kept = keep(before[key], after[key])
    if (kept !== before[key] || !(key in before)) same = false
    after[key] = kept
  }
  return same ? before : after
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
