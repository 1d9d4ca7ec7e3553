import { WebSocket } from 'ws'

type Listener = (params: never) => void

/** One conversation with a Chromium over the DevTools protocol; sessions of pages share it. */
class Cdp {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void; what: string }>()
  readonly #listeners = new Map<string, Set<Listener>>()
  #last = 0

  static async connect(endpoint: string): Promise<Cdp> {
    const socket = new WebSocket(endpoint, { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 })
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
    return new Cdp(socket)
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', raw => this.#hear(JSON.parse(String(raw)) as Heard))
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has gone'))
    })
  }

  send<Result = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#last
    this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }))
    return new Promise<Result>((resolve, reject) => this.#waiting.set(id, { resolve, reject, what: method }))
  }

  on<Params>(method: string, sessionId: string | null, listener: (params: Params) => void): void {
    const key = `${sessionId ?? ''} ${method}`
    const there = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, there.add(listener as Listener))
  }

  close(): void {
    this.#socket.close()
  }

  #hear({ id, method, params, result, error, sessionId }: Heard): void {
    if (id === undefined) {
      for (const listener of this.#listeners.get(`${sessionId ?? ''} ${method ?? ''}`) ?? []) listener(params as never)
      return
    }
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(`${waiting.what}: ${error.message}`))
    else waiting?.resolve(result as never)
  }
}

interface Heard {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly sessionId?: string
}

/** The Chromium behind every window, by the driver’s settings. */
const { HEARTHSIDE_DOUBLE_BROWSER: endpoint } = process.env

let cdp: Cdp | null = null
let context = ''
let ready = false

/** Connects to the browser; `app` does it on its way to being ready. */
export async function enterWorld(): Promise<void> {
  if (!endpoint) throw new Error('electron double: HEARTHSIDE_DOUBLE_BROWSER names no browser')
  cdp = await Cdp.connect(endpoint)
  await cdp.send('Target.setDiscoverTargets', { discover: true })
  const made = await cdp.send<{ browserContextId: string }>('Target.createBrowserContext', { disposeOnDetach: true })
  context = made.browserContextId
  const behaviour = { behavior: 'deny', browserContextId: context, eventsEnabled: true }
  await cdp.send('Browser.setDownloadBehavior', behaviour)
  ready = true
}

export function isReady(): boolean {
  return ready
}

/** For what Electron only has after `ready`. */
export function needReady(what: string): void {
  if (!ready) throw new Error(`The '${what}' module can't be used before the app 'ready' event`)
}

/** For what Electron only takes before `ready`. */
export function needBeforeReady(what: string): void {
  if (ready) throw new Error(`${what} should be called before app is ready`)
}

export function browser(): Cdp {
  if (!cdp) throw new Error('electron double: there is no browser before the app is ready')
  return cdp
}

export function browserContext(): string {
  return context
}
