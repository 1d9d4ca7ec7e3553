import type { Desktop, WindowName } from '../../support/electron-double/drivers'
import { windowOf } from './fixtures'
import { scriptsIn } from './probes'

/** What a running window is, and what a hostile script in it could do. */
export interface WindowSecurity {
  readonly url: string
  /** What main asked for. Null under a real Electron, which does not reveal it; there the window's behaviour is judged. */
  readonly preferences: Readonly<Record<string, unknown>> | null
  readonly policy: string
  /** Names on `window` that only Node or Electron put there. */
  readonly powers: readonly string[]
  readonly bridge: readonly string[]
  /** Each attempt by name: `'no'` when it had no effect, else its result. */
  readonly attempts: Readonly<Record<string, string>>
  readonly permissions: Readonly<Record<string, string>>
}

export async function securityOf(desktop: Desktop, name: WindowName): Promise<WindowSecurity> {
  const run = await scriptsIn(desktop, name)
  const preferences = (await windowOf(desktop, name))?.asked ?? null
  const url = await desktop.evaluate(
    ({ BrowserWindow }, kind) =>
      BrowserWindow.getAllWindows()
        .map(each => each.webContents.getURL())
        .find(each => each.endsWith(`/${kind}.html`)) ?? '',
    name
  )
  return { url, preferences, ...((await run(`(${tried.toString()})()`)) as Tried) }
}

type Tried = Pick<WindowSecurity, 'policy' | 'powers' | 'bridge' | 'attempts' | 'permissions'>

/** Everything in one go, by a script of the page’s own: it may use nothing from around it. */
async function tried(): Promise<Tried> {
  const attempts: Record<string, string> = {}
  const attempt = async (what: string, work: () => unknown): Promise<void> => {
    try {
      const came = await work()
      attempts[what] = came === undefined || came === false || came === null ? 'no' : `yes: ${String(came)}`
    } catch {
      attempts[what] = 'no'
    }
  }
  const marked = window as unknown as { broken?: string }

  // A script that may run does so as soon as it is in the page. A known element has its class at once.
  await attempt('inline script', () => {
    const script = document.createElement('script')
    script.append('window.broken = "inline"')
    document.body.append(script)
    script.remove()
    return marked.broken
  })
  // In a turn of its own: what a debugger evaluates may be excused from the policy, this is not.
  await attempt(
    'eval',
    () =>
      new Promise((resolve, reject) =>
        setTimeout(() => {
          try {
            resolve((0, eval)('1'))
          } catch (error) {
            reject(error as Error)
          }
        })
      )
  )
  await attempt('markup from a string', () => {
    document.createElement('div').innerHTML = '<b>x</b>'
    return 'taken'
  })
  await attempt('a policy of its own', () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): object }
    }
    return trustedTypes.createPolicy('hostile', { createHTML: (text: string) => text })
  })
  await attempt('inline style', async () => {
    const probe = document.createElement('p')
    probe.setAttribute('style', 'position: fixed')
    document.body.append(probe)
    const { position } = getComputedStyle(probe)
    probe.remove()
    return position === 'fixed'
  })
  await attempt('fetch', () => fetch('https://example.com/').then(() => 'answered'))
  await attempt('fetch of a file', () => fetch('file:///etc/passwd').then(() => 'answered'))
  await attempt(
    'image',
    () =>
      new Promise((resolve, reject) => {
        const image = new Image()
        image.onload = () => resolve('loaded')
        image.onerror = reject
        image.src = 'https://example.com/x.png'
      })
  )
  await attempt(
    'socket',
    () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket('ws://127.0.0.1:9/')
        socket.onopen = () => resolve('open')
        socket.onerror = reject
      })
  )
  await attempt(
    'worker',
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))
        worker.onmessage = () => resolve('ran')
        worker.onerror = reject
      })
  )
  await attempt('frame', async () => {
    const frame = document.createElement('iframe')
    frame.src = location.href
    const loaded = new Promise(resolve => (frame.onload = resolve))
    document.body.append(frame)
    await loaded
    const bridged = (frame.contentWindow as unknown as { hearthside?: object } | null)?.hearthside
    frame.remove()
    return bridged
  })
  await attempt('webview', () => {
    const view = document.createElement('webview')
    document.body.append(view)
    view.remove()
    return 'loadURL' in view
  })

  const policy = (await fetch(location.href)).headers.get('content-security-policy') ?? ''
  const powers = ['require', 'module', 'process', 'Buffer', 'global', 'electron', 'ipcRenderer', '__dirname'].filter(
    each => each in window
  )
  const bridge = Object.keys((window as unknown as { hearthside?: object }).hearthside ?? {}).sort()
  const permissions: Record<string, string> = {}
  for (const name of ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read'])
    permissions[name] = (await navigator.permissions.query({ name: name as PermissionName })).state
  return { policy, powers, bridge, attempts, permissions }
}

/** What is wrong with a window, each with the number of the item in Electron’s checklist. Nothing, if all is well. */
export function faults(name: WindowName, facts: WindowSecurity): readonly string[] {
  const { policy, attempts } = facts
  const directives = new Map(policy.split(';').map(each => cut(each.trim())))
  const found: (string | false)[] = [
    facts.url !== `app://hearthside/${name}.html` && '1, 18: not a page of our own scheme',
    ...faultsOfPreferences(facts.preferences),
    ...Object.entries(facts.permissions).map(([each, state]) => state !== 'denied' && `5: ${each} is ${state}`),
    ...policyWanted.map(([directive, value]) => directives.get(directive) !== value && `7: ${directive}`),
    [...directives.values()].some(value => /unsafe|\*|https?:/.test(value)) && '7: something unsafe or foreign',
    facts.powers.length > 0 && `20: ${facts.powers.join(', ')}`,
    facts.bridge.join() !== (name === 'gm' ? gmBridge : audienceBridge).join() && '20: the bridge',
    ...vainAttempts(attempts)
  ]
  return found.filter(each => each !== false)
}

/** Whether the options that make a window safe were asked for, each by itself (tests/main/electron/windows/window-options.test.ts). */
function faultsOfPreferences(set: WindowSecurity['preferences']): readonly (string | false)[] {
  if (set === null) return []
  return [
    set['nodeIntegration'] !== false && '2: nodeIntegration',
    set['nodeIntegrationInWorker'] !== false && '2: nodeIntegrationInWorker',
    set['nodeIntegrationInSubFrames'] !== false && '2: nodeIntegrationInSubFrames',
    set['contextIsolation'] !== true && '3: contextIsolation',
    set['sandbox'] !== true && '4: sandbox',
    set['webSecurity'] !== true && '6: webSecurity',
    set['allowRunningInsecureContent'] !== false && '8: allowRunningInsecureContent',
    set['experimentalFeatures'] !== false && '9: experimentalFeatures',
    Boolean(set['enableBlinkFeatures']) && '10: enableBlinkFeatures',
    set['webviewTag'] !== false && '11, 12: webviewTag',
    set['navigateOnDragDrop'] !== false && '13: navigateOnDragDrop'
  ]
}

const audienceBridge = ['ask', 'onConnection', 'onUpdate', 'screen']
const gmBridge = ['ask', 'onConnection', 'onMenuCommand', 'onUpdate', 'pathOf', 'saveBook', 'savePdf', 'screen']

/** The attempts that must all have been made, and all in vain. */
export const attemptsMade = [
  'inline script',
  'eval',
  'markup from a string',
  'a policy of its own',
  'inline style',
  'fetch',
  'fetch of a file',
  'image',
  'socket',
  'worker',
  'frame',
  'webview'
] as const

export const policyWanted = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['connect-src', "'self'"],
  ['font-src', "'self'"],
  ['media-src', "'self'"],
  ['img-src', "'self' data: blob:"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['frame-ancestors', "'none'"],
  ['object-src', "'none'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'vue forecast-worker']
] as const

function vainAttempts(made: Readonly<Record<string, string>>): (string | false)[] {
  return attemptsMade.map(each => made[each] !== 'no' && `7: ${each} (${made[each] ?? 'not tried'})`)
}

function cut(directive: string): [string, string] {
  const space = directive.indexOf(' ')
  return space < 0 ? [directive, ''] : [directive.slice(0, space), directive.slice(space + 1)]
}
