/** Whether two values of plain JSON are equal. The order of an object's fields does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]))
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => key in other && isSame(one[key], other[key]))
}

/** Whether a value is a record: neither null nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object with these fields alone, in this order. An absent optional field stays absent. */
export function pick<From extends object, Key extends keyof From>(
  from: From,
  ...keys: readonly Key[]
): Pick<From, Key> {
  return Object.fromEntries(keys.filter(key => key in from).map(key => [key, from[key]])) as Pick<From, Key>
}

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
