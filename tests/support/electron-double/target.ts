import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { doesAsElectron } from './differences'
import { bindingName, isolatedWorld, preloadPrefix, scriptsFor } from './page-side'
import { toApp } from './schemes'
import { browser, browserContext } from './world'

/** The messages of a page to its window. */
export interface TargetListener {
  spoke(payload: string, frame: { readonly id: string; readonly url: string; readonly main: boolean }): void
  paused(request: PausedRequest): void
  loaded(): unknown
  finished(): unknown
  painted(): unknown
  crashed(): void
  titled(title: string): unknown
  downloads(url: string, name: string): void
  popup(url: string): void
  leaked(url: string): void
}

export interface PausedRequest {
  readonly requestId: string
  readonly frameId: string
  readonly resourceType: string
  readonly request: { readonly url: string; readonly method: string; readonly headers: Record<string, string> }
}

/** One tab of the real browser, with the preload in its isolated world. */
export class Target {
  readonly #secret = `electron-${randomUUID()}`
  readonly #frames = new Map<string, string>()
  readonly #contexts = new Map<number, { frame: string; isolated: boolean }>()

  static async open(listener: TargetListener, preload: string | null, size: Size): Promise<Target> {
    const { targetId } = await browser().send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId: browserContext(),
      newWindow: true,
      ...size
    })
    const attached = { targetId, flatten: true }
    const { sessionId } = await browser().send<{ sessionId: string }>('Target.attachToTarget', attached)
    const target = new Target(targetId, sessionId, listener, preload)
    await target.#prepare(size)
    return target
  }

  private constructor(
    readonly id: string,
    private readonly session: string,
    private readonly listener: TargetListener,
    private readonly preload: string | null
  ) {}

  send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    return browser().send<Result>(method, params, this.session)
  }

  /** Hands a message to the preload; a page that is just going away does not hear it. */
  deliver(text: string): void {
    const context = this.#contextOf(true)
    if (context === null) return
    const expression = `__electronDeliver(${JSON.stringify(text)})`
    this.send('Runtime.evaluate', { expression, contextId: context }).catch(() => undefined)
  }

  tellPaths(paths: Readonly<Record<string, string>>): void {
    const context = this.#contextOf(true)
    const expression = `__electronPaths(${JSON.stringify(paths)})`
    if (context !== null) this.send('Runtime.evaluate', { expression, contextId: context }).catch(() => undefined)
  }

  /** No window of a browser without a screen is minimised: the page gets the values of a minimised window. Its timers are not slowed down. */
  async setHidden(hidden: boolean): Promise<void> {
    const told = `{
      const state = { hidden: { value: ${hidden} }, visibilityState: { value: ${JSON.stringify(hidden ? 'hidden' : 'visible')} } }
      for (const each of Object.values(state)) each.configurable = true
      Object.defineProperties(document, state)
      document.dispatchEvent(new Event('visibilitychange'))
    }`
    await this.send('Runtime.evaluate', { expression: told }).catch(() => undefined)
  }

  /** What has crossed the bridge into the page since it was loaded. */
  async crossed(): Promise<unknown> {
    type Evaluated = { result: { value: unknown } }
    const asked = { expression: '__electronCrossed()', contextId: this.#contextOf(true), returnByValue: true }
    return (await this.send<Evaluated>('Runtime.evaluate', asked)).result.value
  }

  async evaluate(expression: string): Promise<unknown> {
    type Evaluated = { result: { value: unknown }; exceptionDetails?: { exception?: { description?: string } } }
    const asked = { expression, awaitPromise: true, returnByValue: true, userGesture: true }
    const { result, exceptionDetails } = await this.send<Evaluated>('Runtime.evaluate', asked)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'the script failed')
    return result.value
  }

  async close(): Promise<void> {
    await browser()
      .send('Target.closeTarget', { targetId: this.id })
      .catch(() => undefined)
  }

  get mainFrame(): { readonly id: string; readonly url: string } {
    return { id: this.id, url: toApp(this.#frames.get(this.id) ?? 'about:blank') }
  }

  async #prepare({ width, height }: Size): Promise<void> {
    this.#listen()
    const scripts = scriptsFor(this.#secret, doesAsElectron('bridge-depth') ? 1000 : Number.MAX_SAFE_INTEGER)
    const atOnce = [
      this.send('Page.enable'),
      this.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      this.send('Runtime.enable'),
      this.send('Network.enable'),
      this.send('Inspector.enable'),
      this.send('Runtime.addBinding', { name: bindingName, executionContextName: isolatedWorld }),
      this.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.main }),
      this.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.isolated, worldName: isolatedWorld }),
      this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }),
      this.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
      this.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
    ]
    await Promise.all(atOnce)
    if (!this.preload) return
    const source = `${preloadPrefix}${readFileSync(this.preload, 'utf8')}\n})\n//# sourceURL=${this.preload}`
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: isolatedWorld })
  }

  #listen(): void {
    const on = <Params>(method: string, hear: (params: Params) => void): void =>
      browser().on(method, this.session, hear)
    type Frame = { readonly id: string; readonly parentId?: string; readonly url: string }
    on<{ frame: Frame }>('Page.frameNavigated', ({ frame }) => void this.#frames.set(frame.id, frame.url))
    on<{ context: ContextTold }>('Runtime.executionContextCreated', ({ context }) => {
      const frame = context.auxData.frameId
      this.#contexts.set(context.id, { frame, isolated: context.name === isolatedWorld })
    })
    on<{ executionContextId: number }>('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      this.#contexts.delete(executionContextId)
    })
    on('Runtime.executionContextsCleared', () => this.#contexts.clear())
    on<{ payload: string; executionContextId: number }>('Runtime.bindingCalled', ({ payload, executionContextId }) => {
      const id = this.#contexts.get(executionContextId)?.frame ?? this.id
      this.listener.spoke(payload, { id, url: toApp(this.#frames.get(id) ?? ''), main: id === this.id })
    })
    on<PausedRequest>('Fetch.requestPaused', request => this.listener.paused(request))
    on('Page.domContentEventFired', () => this.listener.loaded())
    on('Page.loadEventFired', () => this.listener.finished())
    on<{ name: string; frameId: string }>('Page.lifecycleEvent', ({ name, frameId }) => {
      if (name === 'firstPaint' && frameId === this.id && this.mainFrame.url !== 'about:blank') this.listener.painted()
    })
    on('Inspector.targetCrashed', () => this.listener.crashed())
    on<{ url: string }>('Network.webSocketCreated', ({ url }) => this.listener.leaked(url))
    on<{ url: string }>('Page.windowOpen', ({ url }) => this.listener.popup(toApp(url)))
    on<{ targetInfo: { targetId: string } }>('Target.attachedToTarget', ({ targetInfo }) => {
      void browser().send('Target.closeTarget', { targetId: targetInfo.targetId })
    })
    type Download = { readonly frameId: string; readonly url: string; readonly suggestedFilename: string }
    browser().on<Download>('Browser.downloadWillBegin', null, ({ frameId, url, suggestedFilename }) => {
      if (this.#frames.has(frameId)) this.listener.downloads(toApp(url), suggestedFilename)
    })
    browser().on<{ targetInfo: Info }>('Target.targetInfoChanged', null, ({ targetInfo }) => {
      if (targetInfo.targetId === this.id) this.listener.titled(targetInfo.title)
    })
  }

  #contextOf(isolated: boolean): number | null {
    const found = [...this.#contexts].findLast(([, each]) => each.frame === this.id && each.isolated === isolated)
    return found?.[0] ?? null
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Info {
  readonly targetId: string
  readonly title: string
}

interface ContextTold {
  readonly id: number
  readonly name: string
  readonly auxData: { readonly frameId: string }
}
