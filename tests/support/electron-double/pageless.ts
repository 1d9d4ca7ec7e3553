import { EventEmitter } from 'node:events'
import { platforms, playSystem, type System } from './differences'
import { plugIn, theScreen, type DisplayDouble } from './displays'
import { desk, NativeWindow, strictWindow, type WindowOptions } from './native-window'
import { RevealRule } from './ready-to-show'

// Electron for unit tests of windows: windows without pages, which behave like those of the played system. Main and test
// are one process; a test says what a page does.

let lastContents = 0

/** A page of which a test says what becomes of it. */
class PagelessContents extends EventEmitter {
  readonly id = ++lastContents
  url = ''

  loadURL(url: string): Promise<void> {
    this.url = url
    return Promise.resolve()
  }

  getURL(): string {
    return this.url
  }

  /** The page draws itself for the first time, and has then loaded. */
  paint(): void {
    this.emit('dom-ready')
    this.emit('double:painted')
    this.emit('did-finish-load')
  }

  press(key: string, ...modifiers: readonly string[]): boolean {
    let taken = false
    const has = (name: string): boolean => modifiers.includes(name)
    const flags = { control: has('control'), alt: has('alt'), shift: has('shift'), meta: has('meta') }
    const input = { type: 'keyDown', key, code: key, isAutoRepeat: false, ...flags }
    this.emit('before-input-event', { preventDefault: () => (taken = true) }, input)
    return taken
  }
}

export class BrowserWindow extends NativeWindow {
  readonly webContents = new PagelessContents()

  constructor(options: WindowOptions = {}) {
    super(options)
    const rule = new RevealRule(this, this.webContents)
    this.webContents.on('double:painted', () => rule.painted())
    if (options.show ?? true) this.show()
    return strictWindow(this)
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url)
  }
}

const switches = new Map<string, string>()

export const app = {
  isPackaged: false,
  commandLine: { getSwitchValue: (name: string): string => switches.get(name) ?? '' }
}

export const screen = theScreen
export const protocol = {}
export const shell = {}
export const ipcMain = new EventEmitter()
export const dialog = {}

const own = process.platform

/** From now on this system is played: a fresh desk, with these displays. Ended by `leaveSystem`. */
export function enterSystem(system: System, displays: readonly DisplayDouble[]): void {
  playSystem(system)
  Object.defineProperty(process, 'platform', { value: platforms[system], configurable: true })
  switches.clear()
  if (system === 'wayland') switches.set('ozone-platform', 'wayland')
  if (system === 'x11') switches.set('ozone-platform', 'x11')
  desk.stack.length = 0
  desk.focused = null
  theScreen.removeAllListeners()
  plugIn(displays, () => undefined)
}

export function leaveSystem(): void {
  Object.defineProperty(process, 'platform', { value: own, configurable: true })
  theScreen.removeAllListeners()
}

/** Displays come and go, with all that the system does about it. */
export function plug(displays: readonly DisplayDouble[]): void {
  plugIn(displays, () => {
    for (const window of [...desk.stack]) window.followSystem(displays)
  })
}

export { desk, listedTitles, titlesFromTop } from './native-window'
