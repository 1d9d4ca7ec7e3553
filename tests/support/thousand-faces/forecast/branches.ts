import type { Branch } from './exact-cards'

export const certain = <Of>(so: Of): readonly Branch<Of>[] => [{ chance: 1, so }]
export const scaled = <Of>(all: readonly Branch<Of>[], by: number): readonly Branch<Of>[] =>
  all.map(({ chance, so }) => ({ chance: chance * by, so }))
export const andThen = <Of>(
  all: readonly Branch<Of>[],
  next: (so: Of) => readonly Branch<Of>[]
): readonly Branch<Of>[] => all.flatMap(({ chance, so }) => scaled(next(so), chance))

/** What is the same counts as one. */
export function together<Of>(all: readonly Branch<Of>[], keyOf: (so: Of) => string): readonly Branch<Of>[] {
  const sums = new Map<string, { chance: number; so: Of }>()
  for (const { chance, so } of all) {
    const key = keyOf(so)
    const known = sums.get(key)
    if (known) known.chance += chance
    else sums.set(key, { chance, so })
  }
  return [...sums.values()]
}
