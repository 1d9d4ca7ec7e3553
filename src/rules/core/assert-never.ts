/** Closes a `switch`: a forgotten variant does not compile, and one that comes from nowhere at run time is our bug. */
export function assertNever(value: never): never {
  throw new Error(`a variant nobody thought of: ${JSON.stringify(value)}`)
}
