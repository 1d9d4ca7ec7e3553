/**
 * Caches a value for each key until one of its dependencies changes. States are immutable, so dependencies are compared
 * by identity.
 *
 * Of `span` keys at least the latest are kept, and never more than twice as many. A WeakMap would keep the values of
 * every state that undo can still reach. The cache makes odds and parts of views once for all nine screens.
 */
export function memoize<Key, Value>(
  span = 8
): (key: Key, dependencies: readonly unknown[], make: () => Value) => Value {
  let newer = new Map<Key, Memory<Value>>()
  let older = new Map<Key, Memory<Value>>()
  return (key, dependencies, make) => {
    const newest = newer.get(key)
    if (newest && sameAll(newest.dependencies, dependencies)) return newest.value
    const before = newest ?? older.get(key)
    const memory = before && sameAll(before.dependencies, dependencies) ? before : { dependencies, value: make() }
    if (newer.size >= span && !newer.has(key)) {
      older = newer
      newer = new Map()
    }
    newer.set(key, memory)
    return memory.value
  }
}

interface Memory<Value> {
  readonly dependencies: readonly unknown[]
  readonly value: Value
}

function sameAll(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, at) => each === others[at])
}
