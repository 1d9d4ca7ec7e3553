import { Cdp } from './cdp'

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
