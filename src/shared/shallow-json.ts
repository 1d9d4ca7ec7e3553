/** Whether a value is JSON that a journal can store, at most `depth` levels deep. */
export function isShallowJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  const kind: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && kind !== Object.prototype && kind !== null) return false
  return Object.values(value).every(each => isShallowJson(each, depth - 1))
}
