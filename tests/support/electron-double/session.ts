import { needReady } from './world'
import { strict } from './strict'

type Handler = (request: Request) => Response | Promise<Response>
type Details = { readonly url: string; readonly method: string; readonly resourceType: string }
type Verdict = (details: Details, answer: (verdict: { cancel?: boolean }) => void) => void

/** The one session that there is; what Electron would do without each handler is what happens here too. */
class Session {
  readonly #schemes = new Map<string, Handler>()
  #request: ((contents: unknown, permission: string, answer: (granted: boolean) => void) => void) | null = null
  #check: ((contents: unknown, permission: string) => boolean) | null = null
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

  setPermissionRequestHandler(handler: typeof this.requestHandler): void {
    this.#request = handler
  }

  setPermissionCheckHandler(handler: typeof this.checkHandler): void {
    this.#check = handler
  }

  setDevicePermissionHandler(handler: typeof this.deviceHandler): void {
    this.#device = handler
  }

  get requestHandler(): ((contents: unknown, permission: string, answer: (granted: boolean) => void) => void) | null {
    return this.#request
  }

  get checkHandler(): ((contents: unknown, permission: string) => boolean) | null {
    return this.#check
  }

  get deviceHandler(): ((details: unknown) => boolean) | null {
    return this.#device
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

  /** What each of the handlers says to a page that wants something; where there is none, Electron says yes. */
  verdicts(permission: string): { readonly request: boolean; readonly check: boolean; readonly device: boolean } {
    let request = true
    this.#request?.(null, permission, answer => void (request = answer))
    const check = this.#check?.(null, permission) ?? true
    return { request, check, device: this.#device?.({ deviceType: permission }) ?? true }
  }

  /** Electron grants everything that nobody was asked about. */
  grants(permission: string): boolean {
    const { request, check } = this.verdicts(permission)
    return request && check
  }
}

export const theSession = new Session()

export const session = strict('session', {
  get defaultSession(): Session {
    needReady('session')
    return strict('session.defaultSession', theSession)
  }
})
