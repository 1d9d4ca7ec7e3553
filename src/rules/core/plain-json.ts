/**
 * Whether `JSON.parse(JSON.stringify(value))` would return an equal value, so that printing can be skipped. False for
 * −0, a number that is not finite, and `undefined` (also in a field). False also for a gap in a list, and an object
 * with a class or a `toJSON`.
 */
export function isPlainJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
    case 'object':
      return value === null || (Array.isArray(value) ? isPlainList(value) : isPlainRecord(value))
    default:
      return false
  }
}

function isPlainList(list: readonly unknown[]): boolean {
  for (const item of list) if (!isPlainJson(item)) return false // a gap reads as undefined
  return Object.getPrototypeOf(list) === Array.prototype
}

function isPlainRecord(record: object): boolean {
  if (Object.getPrototypeOf(record) !== Object.prototype) return false
  for (const key in record) if (!isPlainJson(record[key as never])) return false
  return true
}
