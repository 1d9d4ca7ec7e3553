import { EventEmitter } from 'node:events'
import { theScreen } from './displays'
import { strict } from './strict'
import { isReady, needReady } from './world'

// The person and their machine: dialogs that a test answers, screens that a test plugs in.

const unanswered = (what: string) => (): Promise<never> =>
  Promise.reject(new Error(`electron double: nobody is here to answer ${what}; a test says what the person does`))

export const dialog = strict('dialog', {
  showOpenDialog: unanswered('showOpenDialog'),
  showSaveDialog: unanswered('showSaveDialog'),
  showMessageBox: unanswered('showMessageBox'),
  /** Blocks until the person has read it; before `ready` Linux only prints it (docs/api/dialog.md). */
  showErrorBox: (title: string, content: string): void => {
    process.stderr.write(`${isReady() ? 'error box' : 'no error box'}: ${title}: ${content}\n`)
  }
})

/** The system as it shuts down: whether it waits for the app (`PowerMonitor::ShouldShutdown` in electron_api_power_monitor.cc). */
const thePowerMonitor = new EventEmitter()
export const powerMonitor = strict('powerMonitor', thePowerMonitor)
export function shutDown(): boolean {
  let waits = false
  thePowerMonitor.emit('shutdown', { preventDefault: () => (waits = true) })
  return waits
}

export const screen = new Proxy(strict('screen', theScreen), {
  get(target, key) {
    needReady('screen')
    return Reflect.get(target, key, target) as unknown
  }
})

const running = new Set<number>()
let lastBlocker = -1
export const powerSaveBlocker = strict('powerSaveBlocker', {
  start(type: string): number {
    if (type !== 'prevent-display-sleep' && type !== 'prevent-app-suspension') throw new TypeError(`no blocker ${type}`)
    running.add(++lastBlocker)
    return lastBlocker
  },
  stop: (id: number): boolean => running.delete(id),
  isStarted: (id: number): boolean => running.has(id)
})

/** How often the app set a theme. */
export const themed = { count: 0 }
let themeSource = 'system'
export const nativeTheme = strict('nativeTheme', {
  get themeSource(): string {
    return themeSource
  },
  set themeSource(value: string) {
    if (!['system', 'light', 'dark'].includes(value)) throw new TypeError(`no theme ${value}`)
    themeSource = value
    themed.count += 1
  },
  get shouldUseDarkColors(): boolean {
    return themeSource === 'dark'
  }
})

/** What the person’s own browser and file manager were asked to show. */
export const shown: { readonly outside: string[]; readonly folders: string[] } = { outside: [], folders: [] }
export const shell = strict('shell', {
  openExternal: (url: string): Promise<void> => {
    shown.outside.push(url)
    return Promise.resolve()
  },
  showItemInFolder: (path: string): void => void shown.folders.push(path)
})
