/** Closes a `switch`: a missing variant does not compile, and an unknown one at run time is a bug. */
export function assertNever(value: never): never {
  throw new Error(`a variant nobody thought of: ${JSON.stringify(value)}`)
}
