/**
 * A view that is made once for each thing it is of, and again only when something that stands around that thing has changed.
 * States never change in place, so being the same object is being the same.
 */
export function remembered<Key extends WeakKey, Part>(): (
  key: Key,
  around: readonly unknown[],
  make: () => Part
) => Part {
  const known = new WeakMap<Key, { readonly around: readonly unknown[]; readonly part: Part }>()
  return (key, around, make) => {
    const before = known.get(key)
    if (before?.around.length === around.length && before.around.every((thing, index) => thing === around[index]))
      return before.part
    const part = make()
    known.set(key, { around, part })
    return part
  }
}
