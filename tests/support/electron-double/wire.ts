/** How a value travels between main and a page, as Electron’s structured clone would carry it, written as text. */
export interface Wire {
  encode(value: unknown): string
  decode(text: string): unknown
}

type Node = readonly [kind: string, content?: unknown]

/**
 * Makes a wire. Self-contained on purpose: the page gets this very function by its source text.
 * Anything that a structured clone refuses (functions, symbols, proxies, class members that are functions) is refused.
 */
export function makeWire(): Wire {
  const failed = (): Error => new Error('An object could not be cloned.')

  function encode(value: unknown): string {
    let cloned: unknown
    try {
      cloned = structuredClone(value)
    } catch {
      throw failed()
    }
    const seen = new Map<object, number>()
    const table: (Node | null)[] = []
    const put = (one: unknown): Node => {
      if (one === undefined) return ['undefined']
      if (typeof one === 'bigint') return ['bigint', String(one)]
      if (typeof one === 'number' && !Number.isFinite(one)) return ['number', String(one)]
      if (one === null || typeof one !== 'object') return ['plain', one]
      const known = seen.get(one)
      if (known !== undefined) return ['at', known]
      const at = table.push(null) - 1
      seen.set(one, at)
      table[at] = describe(one, put)
      return ['at', at]
    }
    const root = put(cloned)
    return JSON.stringify([root, table])
  }

  function describe(one: object, put: (value: unknown) => Node): Node {
    if (Array.isArray(one)) return ['array', one.map(put)]
    if (one instanceof Map) return ['map', [...one].map(([key, value]) => [put(key), put(value)])]
    if (one instanceof Set) return ['set', [...one].map(put)]
    if (one instanceof Date) return ['date', one.getTime()]
    if (one instanceof Error) return ['error', one.message]
    if (one instanceof Uint8Array) return ['bytes', [...one]]
    const tag = Object.prototype.toString.call(one)
    if (tag !== '[object Object]') throw new Error(`electron double: ${tag} is not carried by this wire`)
    return ['object', Object.entries(one).map(([key, value]) => [key, put(value)])]
  }

  function decode(text: string): unknown {
    const [root, table] = JSON.parse(text) as [Node, Node[]]
    const made = new Map<number, unknown>()
    const get = ([kind, content]: Node): unknown => {
      if (kind === 'undefined') return undefined
      if (kind === 'bigint') return BigInt(content as string)
      if (kind === 'number') return Number(content)
      if (kind === 'plain') return content
      const at = content as number
      if (made.has(at)) return made.get(at)
      return build(at, table[at] as Node, made, get)
    }
    return get(root)
  }

  function build(at: number, [kind, content]: Node, made: Map<number, unknown>, get: (node: Node) => unknown): unknown {
    const keep = <Thing>(thing: Thing): Thing => {
      made.set(at, thing)
      return thing
    }
    const parts = content as readonly Node[]
    const pairs = content as readonly (readonly [Node, Node])[]
    if (kind === 'date') return keep(new Date(content as number))
    if (kind === 'error') return keep(new Error(content as string))
    if (kind === 'bytes') return keep(new Uint8Array(content as number[]))
    if (kind === 'array') {
      const array = keep<unknown[]>([])
      for (const part of parts) array.push(get(part))
      return array
    }
    if (kind === 'set') {
      const set = keep(new Set<unknown>())
      for (const part of parts) set.add(get(part))
      return set
    }
    if (kind === 'map') {
      const map = keep(new Map<unknown, unknown>())
      for (const [key, value] of pairs) map.set(get(key), get(value))
      return map
    }
    const object = keep<Record<string, unknown>>({})
    for (const [key, value] of content as readonly (readonly [string, Node])[])
      Object.defineProperty(object, key, { value: get(value), enumerable: true, writable: true, configurable: true })
    return object
  }

  return { encode, decode }
}
