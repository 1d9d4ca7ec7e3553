/** An object with these fields alone, in this order. An absent optional field stays absent. */
export function pick<From extends object, Key extends keyof From>(
  from: From,
  ...keys: readonly Key[]
): Pick<From, Key> {
  return Object.fromEntries(keys.filter(key => key in from).map(key => [key, from[key]])) as Pick<From, Key>
}
