/** Short texts and whole numbers that a state holds, by the name of their field: ids to refer to. */
export interface Pool {
  strings(key: string): readonly string[]
  numbers(key: string): readonly number[]
  readonly allStrings: readonly string[]
}

/** @param state plain JSON; @param more further values, such as the seats of the campaign */
export function poolOf(...states: readonly unknown[]): Pool {
  const strings = new Map<string, Set<string>>()
  const numbers = new Map<string, Set<number>>()
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string' && value.length <= 24) add(strings, key, value)
    else if (typeof value === 'number' && Number.isInteger(value)) add(numbers, key, value)
    else if (Array.isArray(value)) for (const each of value) visit(each, key)
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) visit(each, name)
  }
  for (const state of states) visit(state, '')
  const allStrings = [...new Set([...strings.values()].flatMap(each => [...each]))]
  return {
    strings: key => [...(strings.get(key) ?? [])],
    numbers: key => [...(numbers.get(key) ?? []), ...(numbers.get('id') ?? [])],
    allStrings
  }
}

function add<Thing>(into: Map<string, Set<Thing>>, key: string, thing: Thing): void {
  const known = into.get(key)
  if (known) known.add(thing)
  else into.set(key, new Set([thing]))
}
