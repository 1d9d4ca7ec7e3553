import { isDeepStrictEqual } from 'node:util'
import { isObject } from '#rules/core/is-object'

/**
 * What this Hearthside changed, upon what the file holds now: two that run keep each other's changes, key by key. A key that both
 * changed is as the later one has it.
 * @param base what this one read or wrote last @param mine what it wants now @param file what another one may have written since
 */
export function mergeChanges(base: unknown, mine: unknown, file: unknown): unknown {
  if (isDeepStrictEqual(base, mine)) return file
  if (!isObject(mine) || !isObject(file)) return mine
  const before = isObject(base) ? base : {}
  const merged: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(file), ...Object.keys(mine)])) {
    const value =
      Object.hasOwn(mine, key) || Object.hasOwn(before, key)
        ? mergeChanges(before[key], mine[key], file[key])
        : file[key]
    if (value !== undefined) merged[key] = value
  }
  return merged
}
