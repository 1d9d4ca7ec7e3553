import { makeWire, type Wire } from './wire'

// What runs inside a page. Each function is sent by its source text, so it may use nothing from outside itself.

/** The name of the world in which preloads run, as Electron names it. */
export const isolatedWorld = 'Electron Isolated Context'

/** The binding by which the isolated world speaks to main. */
export const bindingName = '__electronDouble'

/** The main world’s end of `contextBridge`: takes what the preload exposes and puts frozen stand-ins on `window`. */
function mainWorld(secret: string, wire: Wire, deepest: number): void {
  const held = new Map<number, (...args: unknown[]) => unknown>()
  const promises = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let last = 0
  type Told = { type: string; name: string; shape: unknown; id: number; args: unknown[]; value: unknown; error: string }

  /** As deep as V8’s values may be nested on their way across (`kMaxRecursion`). */
  const measure = (value: unknown, depth: number): void => {
    if (depth > deepest)
      throw new TypeError(
        `Electron contextBridge recursion depth exceeded.  Nested objects deeper than ${deepest} are not supported.`
      )
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
    for (const each of Object.values(value)) measure(each, depth + 1)
  }

  const call = (path: string, args: unknown[]): unknown => {
    for (const arg of args) measure(arg, 0)
    const sent = args.map(arg => {
      if (typeof arg === 'function') return { kind: 'function', id: (held.set(++last, arg as never), last) }
      if (arg instanceof File) return { kind: 'file', name: arg.name, size: arg.size }
      return { kind: 'value', value: arg }
    })
    const detail = { reply: '' }
    const id = ++last
    const listen = (event: Event): void => void (detail.reply = (event as CustomEvent<string>).detail)
    addEventListener(`${secret}-reply-${id}`, listen, { once: true })
    dispatchEvent(new CustomEvent(`${secret}-call`, { detail: wire.encode({ id, path, args: sent }) }))
    const reply = wire.decode(detail.reply) as { kind: string; value: unknown; id: number; error: string }
    if (reply.kind === 'threw') throw new Error(reply.error)
    if (reply.kind === 'function') return (...more: unknown[]) => call(`#${reply.id}`, more)
    if (reply.kind === 'promise') return new Promise((resolve, reject) => promises.set(reply.id, { resolve, reject }))
    return reply.value
  }

  const dress = (shape: unknown, path: string): unknown => {
    const { kind, value, members } = shape as { kind: string; value: unknown; members: Record<string, unknown> }
    if (kind === 'function') return (...args: unknown[]) => call(path, args)
    if (kind === 'value') return value
    const made = Object.entries(members).map(([key, member]) => [key, dress(member, `${path}.${key}`)])
    return Object.freeze(Object.fromEntries(made))
  }

  addEventListener(`${secret}-tell`, event => {
    const told = wire.decode((event as CustomEvent<string>).detail) as Told
    if (told.type === 'expose') {
      const value = dress(told.shape, told.name)
      Object.defineProperty(window, told.name, { value, writable: false, configurable: false, enumerable: true })
    }
    if (told.type === 'call') held.get(told.id)?.(...told.args)
    if (told.type === 'settle') {
      if (told.error) promises.get(told.id)?.reject(new Error(told.error))
      else promises.get(told.id)?.resolve(told.value)
      promises.delete(told.id)
    }
  })
}

/** The isolated world: `require('electron')` for a sandboxed preload, and the other end of the bridge. */
function isolated(secret: string, wire: Wire, binding: string, paths: Record<string, string>, deepest: number): void {
  const speak = (globalThis as unknown as Record<string, (text: string) => void>)[binding] as (text: string) => void
  const listeners = new Map<string, Set<(...args: unknown[]) => void>>()
  const asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const exposed = new Map<string, unknown>()
  const results = new Map<number, (...args: unknown[]) => unknown>()
  let last = 0

  /** What has crossed into the page's own world. Electron copies each value by itself, but for text and numbers, which it hands on. */
  const crossed = { values: 0, characters: 0 }
  const count = (value: unknown, depth: number): void => {
    // `kMaxRecursion` in shell/renderer/api/electron_api_context_bridge.cc, and its words.
    if (depth >= deepest)
      throw new TypeError(
        `Electron contextBridge recursion depth exceeded.  Nested objects deeper than ${deepest} are not supported.`
      )
    crossed.values += 1
    if (typeof value === 'string') crossed.characters += value.length
    if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) count(each, depth + 1)
  }
  const tell = (told: object): void => {
    const { args = [], value } = told as { args?: unknown[]; value?: unknown }
    for (const each of args) count(each, 0)
    if (value !== undefined) count(value, 0)
    dispatchEvent(new CustomEvent(`${secret}-tell`, { detail: wire.encode(told) }))
  }
  const refuse = (name: string): never => {
    throw new Error(`electron double: ${name} is not known in a sandboxed preload here`)
  }
  const strictly = (name: string, members: object): object =>
    new Proxy(members, {
      get: (target, key) => (key in target ? Reflect.get(target, key) : refuse(`${name}.${String(key)}`))
    })

  const ipcRenderer = strictly('ipcRenderer', {
    on: (channel: string, listener: (...args: unknown[]) => void) => {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
    },
    removeListener: (channel: string, listener: (...args: unknown[]) => void) => {
      listeners.get(channel)?.delete(listener)
    },
    send: (channel: string, ...args: unknown[]) =>
      speak(JSON.stringify({ type: 'send', channel, args: wire.encode(args) })),
    invoke: (channel: string, ...args: unknown[]) => {
      const id = ++last
      const text = wire.encode(args)
      return new Promise((resolve, reject) => {
        asked.set(id, { resolve, reject })
        speak(JSON.stringify({ type: 'invoke', id, channel, args: text }))
      })
    }
  })

  const shapeOf = (value: unknown, path: string): unknown => {
    if (typeof value === 'function') {
      exposed.set(path, value)
      return { kind: 'function' }
    }
    if (typeof value !== 'object' || value === null) return { kind: 'value', value }
    const members = Object.entries(value).map(([key, member]) => [key, shapeOf(member, `${path}.${key}`)])
    return { kind: 'object', members: Object.fromEntries(members) }
  }
  const contextBridge = strictly('contextBridge', {
    exposeInMainWorld: (name: string, api: unknown) => {
      if (exposed.has(name)) throw new Error('Cannot bind an API on top of an existing property on the window object')
      exposed.set(name, api)
      tell({ type: 'expose', name, shape: shapeOf(api, name) })
    }
  })
  const webUtils = strictly('webUtils', { getPathForFile: (file: { name: string }) => paths[file.name] ?? '' })
  const allowed: Record<string, unknown> = {
    electron: strictly('electron', { contextBridge, ipcRenderer, webUtils })
  }

  addEventListener(`${secret}-call`, event => {
    const { id, path, args } = wire.decode((event as CustomEvent<string>).detail) as {
      id: number
      path: string
      args: { kind: string; id: number; value: unknown }[]
    }
    const taken = args.map(arg => {
      if (arg.kind === 'function') return (...more: unknown[]) => tell({ type: 'call', id: arg.id, args: more })
      return arg.kind === 'file' ? arg : arg.value
    })
    const reply = (told: object): void => {
      if ('value' in told) count(told.value, 0)
      dispatchEvent(new CustomEvent(`${secret}-reply-${id}`, { detail: wire.encode(told) }))
    }
    try {
      const called = path.startsWith('#') ? results.get(Number(path.slice(1))) : exposed.get(path)
      const value = (called as (...all: unknown[]) => unknown)(...taken)
      if (value instanceof Promise) {
        const mine = ++last
        value.then(
          result => tell({ type: 'settle', id: mine, value: result, error: '' }),
          (error: Error) => tell({ type: 'settle', id: mine, error: error.message || 'failed' })
        )
        reply({ kind: 'promise', id: mine })
      } else if (typeof value === 'function') {
        results.set(++last, value as never)
        reply({ kind: 'function', id: last })
      } else reply({ kind: 'value', value })
    } catch (error) {
      reply({ kind: 'threw', error: (error as Error).message })
    }
  })

  // A key that neither the page nor Chromium's own editing takes goes to the window (`HandleKeyboardEvent` of WebContents' delegate).
  for (const kind of ['keydown', 'keyup'] as const)
    addEventListener(
      kind,
      event => {
        if (!event.isTrusted) return
        const { key, ctrlKey: ctrl, altKey: alt, shiftKey: shift, metaKey: meta, target } = event
        setTimeout(() => {
          const field = target instanceof Element ? target.closest('input, textarea, [contenteditable]') : null
          const edits = field && !alt && (ctrl ? /^[acvxyz]$/i.test(key) : key.length === 1)
          if (event.defaultPrevented || edits) return
          speak(JSON.stringify({ type: 'key', kind, stroke: { key, ctrl, alt, shift, meta } }))
        })
      },
      { capture: true }
    )

  const world = globalThis as unknown as Record<string, unknown>
  world['__electronDeliver'] = (text: string) => {
    const told = wire.decode(text) as {
      type: string
      id: number
      channel: string
      args: unknown[]
      value: unknown
      error: string
    }
    if (told.type === 'send')
      for (const listener of listeners.get(told.channel) ?? []) listener({ senderId: 0 }, ...told.args)
    else if (told.type === 'threw') asked.get(told.id)?.reject(new Error(told.error))
    else asked.get(told.id)?.resolve(told.value)
  }
  world['__electronCrossed'] = () => ({ ...crossed })
  world['__electronPaths'] = (more: Record<string, string>) => Object.assign(paths, more)
  world['__electronPreload'] = (preload: (require: unknown, module: object, exports: object) => void) => {
    const module = { exports: {} }
    const require = (name: string): unknown =>
      allowed[name] ??
      (() => {
        throw new Error(`module not found: ${name} (a sandboxed preload may only require electron)`)
      })()
    try {
      preload(require, module, module.exports)
    } catch (error) {
      speak(JSON.stringify({ type: 'preload-error', message: (error as Error).stack ?? String(error) }))
    }
  }
}

/** The scripts of one window, in the order in which they must run in every new document. */
export function scriptsFor(secret: string, deepest: number): { readonly main: string; readonly isolated: string } {
  const wire = `(${makeWire.toString()})()`
  const name = JSON.stringify(secret)
  return {
    main: `(${mainWorld.toString()})(${name}, ${wire}, ${deepest})`,
    isolated: `(${isolated.toString()})(${name}, ${wire}, ${JSON.stringify(bindingName)}, {}, ${deepest})`
  }
}

/** Everything before the first character of the preload in the script that runs it. */
export const preloadPrefix = '__electronPreload(function (require, module, exports) { '
