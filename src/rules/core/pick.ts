/** An object with these fields alone, in this order. */
export function pick<From extends object, Key extends keyof From>(
  from: From,
  ...keys: readonly Key[]
): Pick<From, Key> {
  return Object.fromEntries(keys.map(key => [key, from[key]])) as Pick<From, Key>
}
