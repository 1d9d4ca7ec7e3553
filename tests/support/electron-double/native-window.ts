import { EventEmitter } from 'node:events'
import { doesAsElectron, systemNow, type System } from './differences'
import { displayOf, theScreen, type DisplayDouble, type Rectangle } from './displays'
import { onlyKnown, strict } from './strict'

export type WindowOptions = Partial<Rectangle> & {
  readonly show?: boolean
  readonly title?: string
  readonly webPreferences?: Readonly<Record<string, unknown>>
  readonly focusable?: boolean
  readonly frame?: boolean
  readonly transparent?: boolean
  readonly resizable?: boolean
  readonly maximizable?: boolean
  readonly fullscreenable?: boolean
  readonly useContentSize?: boolean
  readonly autoHideMenuBar?: boolean
  readonly minWidth?: number
  readonly minHeight?: number
  readonly [option: string]: unknown
}

const knownOptions = (
  'x y width height show title backgroundColor webPreferences minWidth minHeight darkTheme autoHideMenuBar ' +
  'fullscreenable frame hasShadow transparent resizable maximizable minimizable focusable skipTaskbar useContentSize ' +
  'enableLargerThanScreen icon roundedCorners type'
).split(' ')

/** How long macOS takes to enter or leave a full screen here, in milliseconds; a real one takes about 700. */
const transitionMs = 60

/** How long after `leave-full-screen` macOS still puts a window that is moved onto the primary display (electron#34976). */
const unsettledMs = 120

/** How long a window manager or compositor takes to answer. */
const answerMs = 20

/** Every window, from the lowest to the topmost, and which has the keyboard. */
export const desk = { stack: [] as NativeWindow[], focused: null as NativeWindow | null, hasMenu: false }

let lastId = 0

/**
 * What a window does without its page: bounds, full screen, focus, order. Each method names its source in `shell/browser` of Electron: `native_window_views.cc` for Windows and Linux, `native_window_mac.mm` for macOS.
 */
export class NativeWindow extends EventEmitter {
  readonly id = ++lastId
  readonly #system: System = systemNow()
  #destroyed = false
  #visible = false
  #state: 'normal' | 'maximized' | 'full' | 'minimized' = 'normal'
  #before: 'normal' | 'maximized' | 'full' = 'normal'
  #simple = false
  #title: string
  #bounds: Rectangle
  #normal: Rectangle
  #output: DisplayDouble
  #resizable: boolean
  #menuBar: boolean
  /** macOS: a full screen is being entered or left. */
  #moving = false
  readonly #queued: boolean[] = []
  #leftAt = -Infinity
  readonly #chrome = new Map<string, unknown>()
  readonly #options: WindowOptions

  constructor(options: WindowOptions = {}) {
    super()
    onlyKnown('BrowserWindow', options, knownOptions)
    const { x, y, width = 800, height = 600, title = 'Electron', resizable = true, autoHideMenuBar = false } = options
    this.#options = options
    const home = theScreen.getPrimaryDisplay()
    // Without a position a window is in the middle of the screen (`Center()`); Wayland has no positions.
    const placed = {
      x: x ?? Math.round(home.workArea.x + (home.workArea.width - width) / 2),
      y: y ?? Math.round(home.workArea.y + (home.workArea.height - height) / 2)
    }
    this.#bounds = { ...(this.#places ? placed : { x: 0, y: 0 }), width, height }
    if (options.useContentSize && doesAsElectron('content-size')) this.#bounds = this.#grown(this.#bounds)
    this.#normal = this.#bounds
    this.#output = this.#places ? displayOf(this.#bounds) : home
    this.#title = title
    this.#resizable = resizable
    this.#menuBar = !autoHideMenuBar
    desk.stack.push(this)
  }

  get options(): WindowOptions {
    return this.#options
  }

  show(): void {
    this.alive()
    this.#map()
    if (this.#isManaged) this.#raise()
    this.#activate()
  }

  showInactive(): void {
    this.alive()
    const wasVisible = this.#visible
    this.#map()
    // macOS orders the window to the front; elsewhere one that can be seen stays where it is.
    if (!wasVisible || this.#system === 'macos') this.#raise()
    if (!doesAsElectron('window-manager')) this.#raise()
  }

  focus(): void {
    this.alive()
    if (!this.#visible && doesAsElectron('window-manager')) return
    this.#raise()
    this.#activate()
  }

  blur(): void {
    this.alive()
    if (desk.focused === this) this.#giveFocus(null)
  }

  isFocused(): boolean {
    this.alive()
    return desk.focused === this
  }

  isFocusable(): boolean {
    return this.#options.focusable ?? true
  }

  moveTop(): void {
    this.alive()
    // d.ts: not supported on Wayland.
    if (this.#places) this.#raise()
  }

  hide(): void {
    this.alive()
    this.#visible = false
    if (desk.focused === this) this.#giveFocus(null)
    this.emit('hide')
  }

  isVisible(): boolean {
    this.alive()
    // `native_window_views.cc` IsVisible: on Windows a minimised window is not visible.
    return this.#visible && !(this.#system === 'windows' && this.#state === 'minimized')
  }

  minimize(): void {
    this.alive()
    if (!doesAsElectron('window-states') || this.#state === 'minimized') return
    this.#before = this.#state
    this.#state = 'minimized'
    if (desk.focused === this) this.#giveFocus(null)
    this.emit('minimize')
  }

  isMinimized(): boolean {
    this.alive()
    // d.ts: on Wayland "minimized" is not a supported state.
    return this.#state === 'minimized' && this.#places
  }

  restore(): void {
    this.alive()
    if (this.#state !== 'minimized') return
    this.#state = this.#before
    this.emit('restore')
  }

  maximize(): void {
    this.alive()
    if (!doesAsElectron('window-states') || this.#options.maximizable === false) return
    // `Maximize()` of a hidden window shows it, and with the keyboard.
    if (!this.#visible) this.show()
    if (this.#state === 'maximized') return
    if (this.#state === 'normal') this.#normal = this.#bounds
    this.#state = 'maximized'
    this.#become({ ...this.#display().workArea })
    this.emit('maximize')
  }

  unmaximize(): void {
    this.alive()
    if (this.#state !== 'maximized') return
    this.#state = 'normal'
    this.#become(this.#normal)
    this.emit('unmaximize')
  }

  isMaximized(): boolean {
    this.alive()
    return this.#state === 'maximized'
  }

  isNormal(): boolean {
    this.alive()
    return this.#state === 'normal' && !this.#simple
  }

  isResizable(): boolean {
    this.alive()
    return this.#resizable
  }

  setResizable(resizable: boolean): void {
    this.alive()
    this.#resizable = resizable
  }

  isFullScreenable(): boolean {
    this.alive()
    return this.#options.fullscreenable ?? true
  }

  isFullScreen(): boolean {
    this.alive()
    return this.#state === 'full'
  }

  setFullScreen(full: boolean): void {
    this.alive()
    if (!this.isFullScreenable()) return
    if (!doesAsElectron('full-screen')) return this.#flip(full)
    if (this.#system === 'windows') return this.#fullOnWindows(full)
    if (this.#system === 'x11') return this.#fullOnX11(full)
    if (this.#system === 'wayland') return this.#fullOnWayland(full)
    this.#fullOnMac(full)
  }

  isSimpleFullScreen(): boolean {
    return this.#system === 'macos' ? this.#simple : this.isFullScreen()
  }

  /** At once and without an event, and the rest of the program sees its menu bar hide (`SetSimpleFullScreen`). */
  setSimpleFullScreen(full: boolean): void {
    this.alive()
    if (this.#system !== 'macos') return this.setFullScreen(full)
    if (full === this.#simple) return
    if (full && this.isNormal()) this.#normal = this.#bounds
    this.#simple = full
    this.#become(full ? { ...displayOf(this.#bounds).bounds } : this.#normal)
  }

  getBounds(): Rectangle {
    this.alive()
    return { ...this.#bounds }
  }

  getNormalBounds(): Rectangle {
    this.alive()
    return doesAsElectron('window-states') && this.#state !== 'normal' ? { ...this.#normal } : { ...this.#bounds }
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.alive()
    for (const value of Object.values(bounds))
      if (!Number.isInteger(value)) throw new TypeError('Error processing argument at index 0, conversion failure')
    const asked = { ...this.#bounds, ...bounds }
    const { minWidth = 0, minHeight = 0 } = this.#options
    const wished = { ...asked, width: Math.max(asked.width, minWidth), height: Math.max(asked.height, minHeight) }
    if (!doesAsElectron('full-screen')) this.#become(wished)
    else if (this.#system === 'macos') this.#boundsOnMac(wished)
    else if (this.#system === 'wayland') this.#become({ ...wished, x: 0, y: 0 })
    else this.#boundsOnViews(wished)
    if (!doesAsElectron('moved-event')) this.emit('moved')
  }

  getTitle(): string {
    this.alive()
    return this.#title
  }

  setTitle(title: string): void {
    this.alive()
    this.#title = title
  }

  /** The last settings of a window’s chrome that a test cannot see in another way. */
  chromeSetting(what: string): unknown {
    return this.#chrome.get(what)
  }

  setRepresentedFilename(path: string): void {
    this.#setChrome('representedFilename', path)
  }

  setDocumentEdited(edited: boolean): void {
    this.#setChrome('documentEdited', edited)
  }

  setIgnoreMouseEvents(ignore: boolean): void {
    this.#setChrome('ignoreMouse', ignore)
  }

  setProgressBar(progress: number, options: { readonly mode?: string } = {}): void {
    this.#setChrome('progress', progress)
    this.#setChrome('progressMode', options.mode)
  }

  setMenuBarVisibility(visible: boolean): void {
    this.#setChrome('menuBar', visible)
    this.#menuBar = visible
    this.emit('double:content')
  }

  isMenuBarVisible(): boolean {
    return this.#menuBar && this.hasMenu()
  }

  /** Whether a menu hangs on this window; on macOS menus belong to the program. */
  hasMenu(): boolean {
    return this.#system !== 'macos' && desk.hasMenu
  }

  /** The page’s part of the window: without frame and menu bar, unless it fills a screen. */
  getContentBounds(): Rectangle {
    this.alive()
    if (!doesAsElectron('content-size') || this.#state === 'full' || this.#simple) return { ...this.#bounds }
    const { left, top, width, height } = this.#insets()
    const { x, y } = this.#bounds
    return { x: x + left, y: y + top, width: this.#bounds.width - width, height: this.#bounds.height - height }
  }

  scaleFactor(): number {
    return this.#display().scaleFactor
  }

  isDestroyed(): boolean {
    return this.#destroyed
  }

  close(): void {
    this.alive()
    let stopped = false
    this.emit('close', { preventDefault: () => (stopped = true) })
    if (!stopped) this.destroy()
  }

  destroy(): void {
    if (this.#destroyed) return
    this.#destroyed = true
    desk.stack.splice(desk.stack.indexOf(this), 1)
    if (desk.focused === this) this.#giveFocus(null)
    this.leaveDesk()
    this.emit('closed')
  }

  /** For what a window leaves behind besides itself: its page. */
  protected leaveDesk(): void {
    this.#visible = false
  }

  /** Acts of a person with the mouse. Only these give `moved` and `resized` on Windows, and move a window on Wayland. */
  drag(to: Rectangle): void {
    this.alive()
    if (!this.#places) {
      this.#output = displayOf(to)
      return this.#become({ ...to, x: 0, y: 0 })
    }
    const { width, height } = this.#bounds
    this.#become(to)
    if (this.#system === 'windows') this.emit('moved')
    if (this.#system === 'windows' && (to.width !== width || to.height !== height)) this.emit('resized')
  }

  /** Whether capturing programs are offered this window: on X11 only what the window manager manages is listed. */
  isListed(): boolean {
    return this.#visible && this.#isManaged
  }

  /** Where the window really is, whatever it may know of it. */
  output(): DisplayDouble {
    return this.#display()
  }

  /** The system moves windows off a display that has gone, before the program hears of it. */
  followSystem(all: readonly DisplayDouble[]): void {
    const home = theScreen.getPrimaryDisplay()
    const isFull = this.#state === 'full' || this.#simple
    if (!this.#places) {
      if (!all.some(({ id }) => id === this.#output.id)) this.#output = home
      if (isFull) this.#become({ ...this.#output.bounds, x: 0, y: 0 })
      return
    }
    const { bounds } = displayOf(this.#bounds, all)
    const isOn =
      this.#bounds.x < bounds.x + bounds.width &&
      this.#bounds.x + this.#bounds.width > bounds.x &&
      this.#bounds.y < bounds.y + bounds.height &&
      this.#bounds.y + this.#bounds.height > bounds.y
    if (!isOn) this.#output = home
    if (isFull) this.#become({ ...(isOn ? bounds : home.bounds) })
    else if (!isOn && doesAsElectron('window-manager'))
      this.#become({ ...this.#bounds, x: home.workArea.x + 40, y: home.workArea.y + 40 })
  }

  protected alive(): void {
    if (this.#destroyed) throw new TypeError('Object has been destroyed')
  }

  /** Wayland gives no window a position, and reports none. */
  get #places(): boolean {
    return this.#system !== 'wayland'
  }

  /** `focusable: false` is an override-redirect window on X11: over everything, in no list. */
  get #isManaged(): boolean {
    return !(this.#system === 'x11' && this.#options.focusable === false && doesAsElectron('window-manager'))
  }

  #display(): DisplayDouble {
    return this.#places ? displayOf(this.#bounds) : this.#output
  }

  #map(): void {
    if (this.#visible) return
    this.#visible = true
    this.emit('show')
  }

  #raise(): void {
    const at = desk.stack.indexOf(this)
    desk.stack.push(...desk.stack.splice(at, 1))
    const unmanaged = desk.stack.filter(each => !each.#isManaged)
    if (unmanaged.length) desk.stack.sort((one, other) => Number(!one.#isManaged) - Number(!other.#isManaged))
  }

  #activate(): void {
    if (!this.isFocusable()) return
    // A compositor gives the keyboard to the window that the person chooses; a program can only ask.
    this.#giveFocus(this)
  }

  #giveFocus(to: NativeWindow | null): void {
    const before = desk.focused
    if (before === to) return
    desk.focused = to
    // `EmitEventSoon` in `electron_api_base_window.cc`.
    setImmediate(() => {
      if (before && !before.isDestroyed()) before.emit('blur')
      if (to && !to.isDestroyed()) to.emit('focus')
    })
  }

  #become(bounds: Rectangle): void {
    const { x, y, width, height } = this.#bounds
    this.#bounds = { ...bounds }
    if (this.#state === 'normal' && !this.#simple) this.#normal = this.#bounds
    if (width !== bounds.width || height !== bounds.height) this.emit('resize')
    if (x === bounds.x && y === bounds.y) return
    this.emit('move')
    // `windowDidMove:` in `ui/cocoa/electron_ns_window_delegate.mm`: an alias on macOS.
    if (this.#system === 'macos' && doesAsElectron('moved-event')) this.emit('moved')
  }

  /** As the double once did it: at once, without moving. */
  #flip(full: boolean): void {
    if (full === (this.#state === 'full')) return
    this.#state = full ? 'full' : 'normal'
    this.emit(full ? 'enter-full-screen' : 'leave-full-screen')
  }

  /** The event comes before the state. A window without a thick frame never knows that it fills the screen. */
  #fullOnWindows(full: boolean): void {
    this.emit(full ? 'enter-full-screen' : 'leave-full-screen')
    if (full && this.#state === 'normal') this.#normal = this.#bounds
    const bounds = full ? displayOf(this.#bounds).bounds : this.#normal
    if (!this.#options.transparent) this.#state = full ? 'full' : 'normal'
    this.#become({ ...bounds })
  }

  /**
   * The state and guessed bounds at once (`ToggleFullscreen` in Chromium’s x11_window.cc), the real bounds of the window manager later. A hidden window is shown, with the keyboard.
   */
  #fullOnX11(full: boolean): void {
    if (!this.#visible) {
      if (!full) return
      this.#map()
      this.#raise()
      if (doesAsElectron('window-manager')) this.#activate()
    }
    if (full === (this.#state === 'full')) return
    if (full && this.#state === 'normal') this.#normal = this.#bounds
    if (full) this.#output = displayOf(this.#bounds)
    this.#state = full ? 'full' : 'normal'
    this.#become({ ...(full ? this.#output.bounds : this.#normal) })
    this.emit(full ? 'enter-full-screen' : 'leave-full-screen')
  }

  /** The compositor answers later, and takes the output that it likes: the one that the window is on. */
  #fullOnWayland(full: boolean): void {
    if (!this.#visible) this.show()
    later(this, answerMs, () => {
      if (full === (this.#state === 'full')) return
      if (full) this.#normal = this.#bounds
      this.#state = full ? 'full' : 'normal'
      this.#become(full ? { ...this.#output.bounds, x: 0, y: 0 } : this.#normal)
      this.emit(full ? 'enter-full-screen' : 'leave-full-screen')
    })
  }

  #fullOnMac(full: boolean): void {
    if (this.#moving) {
      if (this.#queued.at(-1) !== full) this.#queued.push(full)
      return
    }
    if (full === (this.#state === 'full')) return
    if (full && this.#state === 'normal') this.#normal = this.#bounds
    this.#moving = true
    later(this, transitionMs, () => {
      this.#moving = false
      this.#state = full ? 'full' : 'normal'
      this.#map()
      if (!full) this.#leftAt = performance.now()
      this.#become({ ...(full ? displayOf(this.#bounds).bounds : this.#normal) })
      // A full screen is a Space of its own, which is gone to: it takes the keyboard.
      if (full && doesAsElectron('window-manager')) this.#activate()
      this.emit(full ? 'enter-full-screen' : 'leave-full-screen')
      const next = this.#queued.shift()
      if (next !== undefined && !this.#destroyed) this.#fullOnMac(next)
    })
  }

  #boundsOnMac(wished: Rectangle): void {
    if (this.#state === 'full' || this.#moving) return
    if (performance.now() - this.#leftAt < unsettledMs) {
      const { bounds } = theScreen.getPrimaryDisplay()
      if (displayOf(wished).id !== theScreen.getPrimaryDisplay().id)
        return this.#become({ ...wished, x: bounds.x, y: bounds.y })
    }
    this.#become(wished)
  }

  #boundsOnViews(wished: Rectangle): void {
    const from = displayOf(this.#bounds).scaleFactor
    const to = displayOf(wished).scaleFactor
    // electron#10862: a window that comes to another scale is resized by the system after it was moved.
    const share = this.#system === 'windows' && doesAsElectron('mixed-scale') ? to / from : 1
    const { width, height } = wished
    this.#become({ ...wished, width: Math.round(width * share), height: Math.round(height * share) })
    if (this.#system !== 'x11' || this.#state !== 'full') return
    // A window manager does not move what fills a screen; it says so later.
    later(this, answerMs, () => this.#state === 'full' && this.#become({ ...this.#output.bounds }))
  }

  #setChrome(what: string, value: unknown): void {
    this.alive()
    this.#chrome.set(what, value)
  }

  /** Frame and menu bar, in DIP, about as each system draws them. */
  #insets(): { left: number; top: number; width: number; height: number } {
    if (this.#options.frame === false) return { left: 0, top: 0, width: 0, height: 0 }
    const menu = this.isMenuBarVisible() ? 20 : 0
    if (this.#system === 'windows') return { left: 8, top: 31 + menu, width: 16, height: 39 + menu }
    if (this.#system === 'macos') return { left: 0, top: 28, width: 0, height: 28 }
    // X11 counts what the window manager draws to no window; Wayland draws its title bar inside.
    const bar = this.#system === 'wayland' ? 37 : 0
    return { left: 0, top: bar + menu, width: 0, height: bar + menu }
  }

  #grown(bounds: Rectangle): Rectangle {
    const { width, height } = this.#insets()
    return { ...bounds, width: bounds.width + width, height: bounds.height + height }
  }
}

function later(window: NativeWindow, ms: number, work: () => void): void {
  setTimeout(() => {
    if (!window.isDestroyed()) work()
  }, ms)
}

/** What programs that capture windows are offered: the titles of those that the system lists. */
export function listedTitles(): readonly string[] {
  return desk.stack.filter(each => each.isListed()).map(each => each.getTitle())
}

/** The titles of what can be seen, the topmost first. */
export function titlesFromTop(): readonly string[] {
  return [...desk.stack]
    .reverse()
    .filter(each => each.isVisible())
    .map(each => each.getTitle())
}

export function strictWindow<Kind extends NativeWindow>(window: Kind): Kind {
  return strict('BrowserWindow', window)
}
