/** The same record without one of its keys. */
export function withoutKey<Value>(
  record: Readonly<Record<string, Value>>,
  key: string
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}
