import { isDeepStrictEqual } from 'node:util'
import { isObject } from '#rules/core/values'

/**
 * Applies the changes of this Hearthside to the file's present value, key by key. Two running programs thereby keep
 * each other's changes. When both changed a key, the later writer wins.
 * @param base the value that this program last read or wrote
 * @param mine its new value
 * @param file the file's present value
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
