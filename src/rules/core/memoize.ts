/**
 * Caches a value for each key until one of its dependencies changes. States are immutable, so dependencies are compared
 * by identity.
 *
 * Of `span` keys at least the latest are kept, and never more than twice as many. A WeakMap would keep the values of
 * every state that undo can still reach. The cache makes odds and parts of views once for all nine screens.
 */
export function memoize<Key, Part>(span = 8): (key: Key, dependencies: readonly unknown[], make: () => Part) => Part {
  let newer = new Map<Key, Memory<Part>>()
  let older = new Map<Key, Memory<Part>>()
  return (key, dependencies, make) => {
    const newest = newer.get(key)
    if (newest && sameAll(newest.dependencies, dependencies)) return newest.part
    const before = newest ?? older.get(key)
    const memory = before && sameAll(before.dependencies, dependencies) ? before : { dependencies, part: make() }
    if (newer.size >= span && !newer.has(key)) {
      older = newer
      newer = new Map()
    }
    newer.set(key, memory)
    return memory.part
  }
}

interface Memory<Part> {
  readonly dependencies: readonly unknown[]
  readonly part: Part
}

function sameAll(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, at) => each === others[at])
}
