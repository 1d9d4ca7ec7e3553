import { EventEmitter } from 'node:events'
import { theApp } from './app'
import { doesAsElectron } from './differences'
import { network } from './network'
import { needReady } from './world'
import { strict } from './strict'

type Handler = (request: Request) => Response | Promise<Response>
type Details = { readonly url: string; readonly method: string; readonly resourceType: string }
type Verdict = (details: Details, answer: (verdict: { cancel?: boolean }) => void) => void

/** What a frame that asks says of itself (Electron's shell/browser/electron_permission_manager.cc). */
interface AskingFrame {
  readonly requestingUrl: string
  readonly isMainFrame: boolean
}
type AskHandler = (
  contents: unknown,
  permission: string,
  answer: (granted: boolean) => void,
  frame: AskingFrame
) => void
type CheckHandler = (contents: unknown, permission: string, origin: string, frame: AskingFrame) => boolean

/** The one session that there is; what Electron would do without each handler is what happens here too. */
class Session extends EventEmitter {
  readonly #schemes = new Map<string, Handler>()
  #request: AskHandler | null = null
  #check: CheckHandler | null = null
  #device: ((details: unknown) => boolean) | null = null
  #before: Verdict | null = null

  readonly protocol = strict('session.protocol', {
    handle: (scheme: string, handler: Handler): void => {
      if (this.#schemes.has(scheme)) throw new Error(`The scheme has been registered: ${scheme}`)
      this.#schemes.set(scheme, handler)
    },
    isProtocolHandled: (scheme: string): boolean => this.#schemes.has(scheme)
  })

  readonly webRequest = strict('session.webRequest', {
    onBeforeRequest: (listener: Verdict | null): void => void (this.#before = listener)
  })

  setPermissionRequestHandler(handler: AskHandler | null): void {
    this.#request = handler
  }

  setPermissionCheckHandler(handler: CheckHandler | null): void {
    this.#check = handler
  }

  setDevicePermissionHandler(handler: ((details: unknown) => boolean) | null): void {
    this.#device = handler
  }

  /** What a page has downloaded, and where to: no person is here to answer the dialog that asks (`electron_download_manager_delegate.cc`). */
  readonly downloads: string[] = []

  /** A download begins: main may stop it or say where to; else the person is asked by a dialog. */
  willDownload(url: string, filename: string, contents: unknown): void {
    if (!doesAsElectron('downloads')) return
    let stopped = false
    const item = strict('downloadItem', { getURL: () => url, getFilename: () => filename })
    this.emit('will-download', { preventDefault: () => (stopped = true) }, item, contents)
    this.downloads.push(`${filename}: ${stopped ? 'stopped' : 'asked where to'}`)
  }

  handlerFor(scheme: string): Handler | null {
    return this.#schemes.get(scheme) ?? null
  }

  isCancelled(details: Details): Promise<boolean> {
    return new Promise(resolve => {
      if (this.#before) this.#before(details, ({ cancel = false }) => resolve(cancel))
      else resolve(false)
    })
  }

  /** Chromium's own: it asks `onBeforeRequest` of this session first (docs/api/session.md, `ses.fetch`). */
  async fetch(url: string, _options: object = {}): Promise<Response> {
    if (await this.isCancelled({ url, method: 'GET', resourceType: 'other' }))
      throw new Error('net::ERR_BLOCKED_BY_CLIENT')
    return network.fetch(url)
  }

  /**
   * What each of the handlers says to a page that wants something. Without a handler Electron says yes, but for reading the clipboard at
   * once (`CheckPermissionWithDetails` in electron_permission_manager.cc).
   */
  verdicts(
    permission: string,
    { requestingUrl = 'app://hearthside/gm.html', isMainFrame = true }: Partial<AskingFrame> = {}
  ): { readonly request: boolean; readonly check: boolean; readonly device: boolean } {
    const frame = { requestingUrl, isMainFrame }
    let request = true
    this.#request?.(null, permission, answer => void (request = answer), frame)
    const origin = `${new URL(requestingUrl).protocol}//${new URL(requestingUrl).host}/`
    const check = this.#check?.(null, permission, origin, frame) ?? permission !== 'deprecated-sync-clipboard-read'
    return { request, check, device: this.#device?.({ deviceType: permission }) ?? true }
  }

  /** Chromium looks a permission up first and asks where that says no: a page has it when both say yes. */
  grants(permission: string, frame: AskingFrame): boolean {
    const { request, check } = this.verdicts(permission, frame)
    return request && check
  }
}

export const theSession = new Session()

const partitions = new Map<string, Session>()

export const session = strict('session', {
  get defaultSession(): Session {
    needReady('session')
    return strict('session.defaultSession', theSession)
  },
  /** Its creation is reported at once (`App::OnSessionCreated` in shell/browser/api/electron_api_app.cc), so that it is guarded before it is used. */
  fromPartition(partition: string): Session {
    needReady('session')
    const known = partitions.get(partition)
    if (known) return known
    const made = strict(`session.fromPartition('${partition}')`, new Session())
    partitions.set(partition, made)
    theApp.emit('session-created', made)
    return made
  }
})

/** `net.fetch` is the default session's (lib/browser/api/net.ts). */
export const net = strict('net', { fetch: (url: string): Promise<Response> => theSession.fetch(url) })
