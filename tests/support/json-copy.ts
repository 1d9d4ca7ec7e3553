/** What a value is once it was printed as JSON and read again. */
export function jsonCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown
}
