import { EventEmitter } from 'node:events'
import { doesAsElectron } from './differences'
import { theIpcMain } from './ipc'
import type { Stroke } from './menu'
import { toApp, toBrowser } from './schemes'
import { theSession } from './session'
import { onlyKnown } from './strict'
import { Target, type PausedRequest } from './target'
import { browser, browserContext } from './world'
import { makeWire } from './wire'

const wire = makeWire()
let lastId = 0

/** Every address outside the app that any page tried to reach and no code stopped. */
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
  readonly #size = { wished: '', told: '' }
  readonly mainFrame: FrameDouble

  constructor(
    private readonly preferences: Readonly<Record<string, unknown>>,
    private size: { readonly width: number; readonly height: number }
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
    const loaded = new Promise<void>(resolve => this.once('did-finish-load', () => resolve()))
    const { errorText } = await target.send<{ errorText?: string }>('Page.navigate', { url: toBrowser(url) })
    if (errorText) {
      this.emit('did-fail-load', {}, -2, errorText, url, true, 1, 1)
      throw new Error(`${errorText} loading '${url}'`)
    }
    await loaded
  }

  /** The page has the size of its part of the window, and the scale of the display. The last value counts. */
  resize({ width, height }: { readonly width: number; readonly height: number }, deviceScaleFactor: number): void {
    if (!doesAsElectron('content-size') || this.#destroyed) return
    this.size = { width, height }
    const wished = JSON.stringify({ width, height, deviceScaleFactor })
    const isFirst = this.#size.wished === this.#size.told
    this.#size.wished = wished
    if (isFirst) void this.#tellSize()
  }

  async #tellSize(): Promise<void> {
    while (!this.#destroyed && this.#size.wished !== this.#size.told) {
      const { wished } = this.#size
      const target = await this.#ready()
      const metrics = { ...(JSON.parse(wished) as object), mobile: false }
      await target.send('Emulation.setDeviceMetricsOverride', metrics).catch(() => undefined)
      this.#size.told = wished
    }
  }

  /** A minimised or hidden window: its page is hidden and slowed down, unless it may not be. */
  setHidden(hidden: boolean): void {
    if (!doesAsElectron('hidden-pages') || this.preferences['backgroundThrottling'] === false || !this.#now) return
    void this.#now.setHidden(hidden)
  }

  getBackgroundThrottling(): boolean {
    return this.preferences['backgroundThrottling'] !== false
  }

  /** A key as a person presses it. Main may take it first, then the page, then the menu of the window. */
  sendInputEvent({ type, keyCode, modifiers = [] }: SentKey): void {
    if (type !== 'keyDown' && type !== 'keyUp') throw new Error(`electron double: sendInputEvent knows no ${type}`)
    let stopped = false
    const has = (name: string): boolean => modifiers.includes(name)
    const [control, alt, shift] = [has('control'), has('alt'), has('shift')]
    const meta = has('meta') || has('cmd') || has('command')
    const input = { type, key: keyCode, code: keyCode, isAutoRepeat: false, control, alt, shift, meta }
    this.emit('before-input-event', { preventDefault: () => (stopped = true) }, input)
    if (stopped) return
    const bits = (alt ? 1 : 0) + (control ? 2 : 0) + (meta ? 4 : 0) + (shift ? 8 : 0)
    const told = {
      type: type === 'keyDown' ? 'rawKeyDown' : 'keyUp',
      key: keyCode,
      code: codeOf(keyCode),
      modifiers: bits
    }
    this.#now
      ?.send('Input.dispatchKeyEvent', { ...told, windowsVirtualKeyCode: virtualKey(keyCode) })
      .catch(() => undefined)
  }

  reload(): void {
    const url = this.getURL()
    if (!this.#crashed) {
      this.#expected = url
      void this.#ready().then(target => target.send('Page.reload'))
      return
    }
    // A crashed tab stays crashed for any other debugger: the window gets a new one.
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

  crossed(): Promise<unknown> {
    return this.#ready().then(target => target.crossed())
  }

  /** What a role of the menu does to the page: `copy()`, `selectAll()` and the like. */
  edit(command: string): void {
    void this.#ready().then(target => target.evaluate(`document.execCommand(${JSON.stringify(command)})`))
  }

  forcefullyCrashRenderer(): void {
    this.#now?.send('Page.crash').catch(() => undefined)
  }

  getURL(): string {
    return this.#now?.mainFrame.url ?? ''
  }

  /** A fixed list, and no more (`SaveLastPreferences` in `shell/browser/web_contents_preferences.cc`). */
  getLastWebPreferences(): Readonly<Record<string, unknown>> {
    if (!doesAsElectron('last-web-preferences')) return this.preferences
    const kept = Object.entries(keptPreferences).map(([name, unset]) => [name, this.preferences[name] ?? unset])
    return Object.fromEntries(kept) as Record<string, unknown>
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
      downloads: (url: string, name: string) => theSession.willDownload(url, name, this),
      spoke: (payload: string, frame: { id: string; url: string; main: boolean }) => void this.#heard(payload, frame),
      paused: (request: PausedRequest) => void this.#judge(request).catch(() => undefined),
      loaded: () => this.#destroyed || this.emit('dom-ready'),
      finished: () => this.#destroyed || this.emit('did-finish-load'),
      painted: () => this.#destroyed || this.emit('double:painted'),
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
    const told = JSON.parse(payload) as Spoken
    if (told.type === 'preload-error') throw new Error(`electron double: the preload failed: ${told.message}`)
    if (this.#destroyed) return
    if (told.type === 'key') return void (doesAsElectron('accelerators') && this.emit('double:key', told))
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

interface Spoken {
  readonly type: string
  readonly id: number
  readonly channel: string
  readonly args: string
  readonly message: string
  /** For a key: `keydown` or `keyup`, and which. */
  readonly kind: string
  readonly stroke: Stroke
}

interface SentKey {
  readonly type: string
  readonly keyCode: string
  readonly modifiers?: readonly string[]
}

/** What Electron keeps for `getLastWebPreferences`, each with its default value. */
const keptPreferences: Readonly<Record<string, unknown>> = {
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  sandbox: true,
  contextIsolation: true,
  javascript: true,
  webviewTag: false,
  disablePopups: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  enableBlinkFeatures: '',
  disableDialogs: false,
  safeDialogs: false,
  safeDialogsMessage: '',
  disableWakeLocks: false
}

function codeOf(key: string): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`
  return /^\d$/.test(key) ? `Digit${key}` : key
}

/** Windows' number of a key, which Chromium’s input wants: letters and digits are their own. */
function virtualKey(key: string): number {
  if (/^F\d+$/.test(key)) return 111 + Number(key.slice(1))
  if (key === 'Alt') return 18
  return key === ',' ? 188 : key.toUpperCase().charCodeAt(0)
}

/** A permission as Chromium's DevTools call it, and as Electron does (shell/common/gin_converters/content_converter.cc). */
const permissions: readonly (readonly [
  descriptor: { readonly name: string; readonly [more: string]: unknown },
  name: string
])[] = [
  [{ name: 'geolocation' }, 'geolocation'],
  [{ name: 'notifications' }, 'notifications'],
  [{ name: 'camera' }, 'media'],
  [{ name: 'microphone' }, 'media'],
  [{ name: 'midi' }, 'midi'],
  [{ name: 'midi', sysex: true }, 'midiSysex'],
  [{ name: 'clipboard-write', allowWithoutSanitization: false }, 'clipboard-sanitized-write'],
  [{ name: 'clipboard-read', allowWithoutSanitization: false }, 'clipboard-read'],
  [{ name: 'screen-wake-lock' }, 'screen-wake-lock'],
  [{ name: 'persistent-storage' }, 'persistent-storage'],
  [{ name: 'idle-detection' }, 'idle-detection'],
  [{ name: 'local-fonts' }, 'local-fonts'],
  [{ name: 'window-management' }, 'window-management'],
  [{ name: 'pointer-lock' }, 'pointerLock'],
  [{ name: 'keyboard-lock' }, 'keyboardLock'],
  [{ name: 'storage-access' }, 'storage-access'],
  [{ name: 'loopback-network' }, 'loopback-network'],
  [{ name: 'local-network' }, 'local-network']
]

/** Chromium’s own permissions follow what the session’s handlers say about each, as Electron’s would. */
async function permit(url: string): Promise<void> {
  // As the double once did it: about five of them.
  const asked = doesAsElectron('permissions') ? permissions : permissions.slice(0, 5)
  const { origin } = new URL(toBrowser(url))
  const settings = asked.map(([permission, name]) =>
    browser().send('Browser.setPermission', {
      permission,
      setting: theSession.grants(name, { requestingUrl: url, isMainFrame: true }) ? 'granted' : 'denied',
      origin,
      browserContextId: browserContext()
    })
  )
  await Promise.all(settings)
}
