import { EventEmitter } from 'node:events'
import { theIpcMain } from './ipc'
import { toApp, toBrowser } from './schemes'
import { theSession } from './session'
import { onlyKnown } from './strict'
import { Target, type PausedRequest } from './target'
import { browser, browserContext } from './world'
import { makeWire } from './wire'

const wire = makeWire()
let lastId = 0

/** Every address outside the app that any page tried to reach and nobody stopped. */
export const leaks: string[] = []

/** Every request that any page made, as the app calls it. */
export const requests: string[] = []

export interface FrameDouble {
  readonly url: string
  readonly parent: FrameDouble | null
}

type OpenHandler = (details: { readonly url: string }) => { readonly action: 'allow' | 'deny' }

/** One page. What Electron does asynchronously behind the constructor is awaited wherever it matters. */
export class WebContents extends EventEmitter {
  readonly id = ++lastId
  readonly #frames = new Map<string, FrameDouble>()
  #target: Promise<Target> | null = null
  #now: Target | null = null
  #destroyed = false
  #crashed = false
  #expected = ''
  #open: OpenHandler = () => ({ action: 'allow' })
  readonly mainFrame: FrameDouble

  constructor(
    private readonly preferences: Readonly<Record<string, unknown>>,
    private readonly size: { readonly width: number; readonly height: number }
  ) {
    super()
    const url = (): string => this.getURL()
    this.mainFrame = {
      get url() {
        return url()
      },
      parent: null
    }
  }

  async loadURL(url: string): Promise<void> {
    const target = await this.#ready()
    this.#expected = url
    await permit(url)
    const loaded = new Promise<void>(resolve => this.once('dom-ready', () => resolve()))
    const { errorText } = await target.send<{ errorText?: string }>('Page.navigate', { url: toBrowser(url) })
    if (errorText) throw new Error(`${errorText} loading '${url}'`)
    await loaded
  }

  reload(): void {
    const url = this.getURL()
    if (!this.#crashed) {
      this.#expected = url
      void this.#ready().then(target => target.send('Page.reload'))
      return
    }
    // A crashed tab stays crashed for whoever else debugs it: the window gets a new one.
    const dead = this.#now
    this.#crashed = false
    this.#target = null
    void this.loadURL(url).then(() => dead?.close())
  }

  send(channel: string, ...args: unknown[]): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed')
    const text = wire.encode({ type: 'send', channel, args })
    this.#now?.deliver(text)
  }

  executeJavaScript(code: string): Promise<unknown> {
    return this.#ready().then(target => target.evaluate(code))
  }

  /** Chromium’s own printer; only what the app asks for is known. */
  async printToPDF({ preferCSSPageSize, ...unknown }: { readonly preferCSSPageSize?: boolean }): Promise<Buffer> {
    onlyKnown('printToPDF', unknown, [])
    const target = await this.#ready()
    const { data } = await target.send<{ data: string }>('Page.printToPDF', {
      preferCSSPageSize: preferCSSPageSize ?? false
    })
    return Buffer.from(data, 'base64')
  }

  forcefullyCrashRenderer(): void {
    this.#now?.send('Page.crash').catch(() => undefined)
  }

  getURL(): string {
    return this.#now?.mainFrame.url ?? ''
  }

  getLastWebPreferences(): Readonly<Record<string, unknown>> {
    return this.preferences
  }

  isDestroyed(): boolean {
    return this.#destroyed
  }

  isCrashed(): boolean {
    return this.#crashed
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#open = handler
  }

  /** What a person drags onto the page has a path; the driver says which. */
  async tellPaths(paths: Readonly<Record<string, string>>): Promise<void> {
    const target = await this.#ready()
    target.tellPaths(paths)
  }

  async destroy(): Promise<void> {
    if (this.#destroyed) return
    this.#destroyed = true
    this.emit('destroyed')
    const target = await this.#target?.catch(() => null)
    await target?.close()
  }

  #ready(): Promise<Target> {
    if (this.#destroyed) throw new TypeError('Object has been destroyed')
    const preload = (this.preferences['preload'] as string | undefined) ?? null
    const told = {
      spoke: (payload: string, frame: { id: string; url: string; main: boolean }) => void this.#heard(payload, frame),
      paused: (request: PausedRequest) => void this.#judge(request).catch(() => undefined),
      loaded: () => this.#destroyed || this.emit('dom-ready'),
      crashed: () => this.#died(),
      titled: (title: string) => this.#destroyed || this.emit('double:title', title),
      popup: (url: string) => void (this.#open({ url }).action === 'allow' && leaks.push(url)),
      leaked: (url: string) => void leaks.push(url)
    }
    this.#target ??= Target.open(told, preload, this.size).then(target => (this.#now = target))
    return this.#target
  }

  #died(): void {
    this.#crashed = true
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
  }

  async #heard(payload: string, { id, url, main }: { id: string; url: string; main: boolean }): Promise<void> {
    const told = JSON.parse(payload) as { type: string; id: number; channel: string; args: string; message: string }
    if (told.type === 'preload-error') throw new Error(`electron double: the preload failed: ${told.message}`)
    if (this.#destroyed) return
    const frame = main ? this.mainFrame : this.#frameOf(id, url)
    const event = { sender: this, senderFrame: frame, processId: 1, frameId: 1 }
    const args = wire.decode(told.args) as unknown[]
    if (told.type === 'send') return void theIpcMain.emit(told.channel, event, ...args)
    const answer = (message: object): void => this.#now?.deliver(wire.encode({ id: told.id, ...message }))
    try {
      answer({ type: 'answered', value: await theIpcMain.answer(told.channel, event, args) })
    } catch (error) {
      answer({ type: 'threw', error: (error as Error).message })
    }
  }

  #frameOf(id: string, url: string): FrameDouble {
    const known = this.#frames.get(id) ?? { url, parent: this.mainFrame }
    this.#frames.set(id, known)
    return known
  }

  /** Every request of the page waits here: first the navigation is judged, then the session, then it is served. */
  async #judge({ requestId, request, frameId, resourceType }: PausedRequest): Promise<void> {
    const target = await this.#ready()
    const url = toApp(request.url)
    const refuse = (errorReason: string): Promise<unknown> =>
      target.send('Fetch.failRequest', { requestId, errorReason })
    requests.push(url)
    if (resourceType === 'Document' && !this.#mayNavigate(url, frameId === target.id)) return void refuse('Aborted')
    if (await theSession.isCancelled({ url, method: request.method, resourceType }))
      return void refuse('BlockedByClient')
    const handler = theSession.handlerFor(new URL(url).protocol.slice(0, -1))
    if (!handler) {
      leaks.push(url)
      return void refuse('InternetDisconnected')
    }
    const answer = await handler(new Request(url, { method: request.method, headers: request.headers }))
    await target.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: answer.status,
      responseHeaders: [...answer.headers].map(([name, value]) => ({ name, value })),
      body: Buffer.from(await answer.arrayBuffer()).toString('base64')
    })
  }

  #mayNavigate(url: string, main: boolean): boolean {
    if (main && url === this.#expected) {
      this.#expected = ''
      return true
    }
    let stopped = false
    const event = { url, isMainFrame: main, preventDefault: () => (stopped = true) }
    this.emit('will-frame-navigate', event)
    if (main && !stopped) this.emit('will-navigate', event)
    return !stopped
  }
}

/** Chromium’s own permissions follow what the session’s handlers say about each, as Electron’s would. */
async function permit(url: string): Promise<void> {
  const names = {
    geolocation: 'geolocation',
    notifications: 'notifications',
    camera: 'media',
    microphone: 'media',
    midi: 'midi'
  }
  const { origin } = new URL(toBrowser(url))
  const settings = Object.entries(names).map(([name, permission]) =>
    browser().send('Browser.setPermission', {
      permission: { name },
      setting: theSession.grants(permission) ? 'granted' : 'denied',
      origin,
      browserContextId: browserContext()
    })
  )
  await Promise.all(settings)
}
