/** What may be looked up on anything without meaning a call: promises, printing, iteration. */
const harmless = new Set(['then', 'toJSON', 'constructor', 'inspect', 'nodeType', 'asymmetricMatch', '$$typeof'])

/** The same object, but asking it for something that the double does not know fails loudly and at once. */
export function strict<Thing extends object>(name: string, thing: Thing): Thing {
  return new Proxy(thing, {
    get(target, key) {
      if (!(key in target) && typeof key === 'string' && !harmless.has(key)) throw unknown(name, key)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' && key !== 'constructor' ? bound(target, value as Callable) : value
    },
    set(target, key, value) {
      if (!(key in target)) throw unknown(name, String(key))
      return Reflect.set(target, key, value, target)
    }
  })
}

type Callable = (...args: unknown[]) => unknown

const bounds = new WeakMap<object, WeakMap<Callable, Callable>>()

/** Private fields need the real object; the same method is the same function each time it is looked up. */
function bound(target: object, method: Callable): Callable {
  const ofTarget = bounds.get(target) ?? new WeakMap<Callable, Callable>()
  bounds.set(target, ofTarget)
  const made = ofTarget.get(method) ?? (method.bind(target) as Callable)
  ofTarget.set(method, made)
  return made
}

function unknown(name: string, key: string): Error {
  return new Error(
    `electron double: ${name}.${key} is not known here. Teach tests/support/electron-double what Electron does.`
  )
}

/** An option that the double would have to ignore is an option that the double refuses. */
export function onlyKnown(what: string, given: object, known: readonly string[]): void {
  const strange = Object.keys(given).filter(key => !known.includes(key))
  if (strange.length) throw new Error(`electron double: ${what} does not know ${strange.join(', ')}`)
}
