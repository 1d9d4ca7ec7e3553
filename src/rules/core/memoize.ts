/**
 * Something that is made once for each key, and again only when something that it depends on has changed.
 * States never change in place, so being the same object is being the same.
 *
 * It forgets: of `span` things at least the latest are remembered, and never more than twice as many. A WeakMap would keep
 * in memory what was shown of every state that undo can still reach. It buys: odds and parts of views are made once for all nine screens.
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
