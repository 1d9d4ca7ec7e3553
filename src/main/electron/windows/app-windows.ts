import { BrowserWindow, screen, type Display, type Event } from 'electron'
import type { Preferences } from '#shared/contract'
import type { IpcServer, WindowKind } from '../ipc'
import { pageUrl } from '../protocol'
import { reportStarted } from '../../storage/machine/start-report'
import { safeOptions, windowShapes } from './window-shapes'
import { mayPlaceWindows } from './display-server'
import { chooseFullScreen, isFullScreenKey, nativeFullScreen, toggleFullScreen } from './full-screen'
import {
  isReachable,
  boundsFor,
  isSameDisplay,
  projectorBeside,
  sizeFor,
  tableCorner,
  type Rectangle
} from './placement'
import { WindowBounds, type BoundsStore } from './window-bounds'
import { putAt, TablePlacement, windowOn, type PlacementChange } from './table-placement'

/**
 * Milliseconds that a window waits for its first paint after the page has loaded. The paint usually comes earlier.
 */
const pictureWithin = 1500

/** The longest time that a window stays hidden, in milliseconds. */
const hiddenAtMost = 4000

/**
 * Reveals a window once, at the first paint of its page, because an empty window looks broken. In any case soon. On
 * Wayland a hidden window never paints (electron#48859), nor does a window whose graphics process has ended.
 */
export function revealOnce(window: BrowserWindow, platform: NodeJS.Platform, reveal: () => void): void {
  const timers = new Set<NodeJS.Timeout>()
  const { webContents } = window
  const now = (): void => {
    stop()
    if (!window.isDestroyed()) reveal()
  }
  const wait = (ms: number): void => void timers.add(setTimeout(now, ms))
  const loaded = (): void => (platform === 'linux' ? now() : wait(pictureWithin))
  const failed = (_event: unknown, _code: number, _why: string, _url: string, isMainFrame: boolean): void => {
    if (isMainFrame) now()
  }
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer)
    window.removeListener('ready-to-show', now)
    window.removeListener('closed', stop)
    webContents.removeListener('did-finish-load', loaded)
    webContents.removeListener('did-fail-load', failed)
  }
  window.once('ready-to-show', now)
  window.once('closed', stop)
  webContents.once('did-finish-load', loaded)
  webContents.on('did-fail-load', failed)
  wait(hiddenAtMost)
}

/** What the windows need from the rest of the program. */
export interface WindowOwner {
  preferences(): Preferences
  /** A window or a display was added or removed. */
  changed(): void
  /** The person closes the dashboard by its own button. */
  dashboardCloses(event: Event): void
  /** A page crashes at each load. */
  crashLoop(kind: WindowKind): void
  /** A projector is connected, and on this system only the GM can move the table window there. */
  placeByHand(): void
}

/** How long a system may keep moving windows after the displays have changed, in milliseconds. */
const systemMovesWithin = 700

/** The three windows: which are open, their positions, and their reaction to display changes. */
export class AppWindows {
  readonly #windows = new Map<WindowKind, BrowserWindow>()
  readonly #stored: WindowBounds
  /** False on Wayland, where a program can neither set nor read the position of its windows. */
  readonly #mayPlace = mayPlaceWindows()
  #fullScreen = nativeFullScreen
  readonly #stand = new TablePlacement(
    () => this.#fullScreen,
    table => this.#giveKeyboardBack(table)
  )
  #secondLook: NodeJS.Timeout | undefined

  constructor(
    private readonly ipc: IpcServer,
    memory: BoundsStore,
    private readonly owner: WindowOwner,
    fullScreen = chooseFullScreen(process.platform)
  ) {
    this.#stored = new WindowBounds(memory, this.#mayPlace)
    void fullScreen.then(way => (this.#fullScreen = way))
  }

  get(kind: WindowKind): BrowserWindow | null {
    const window = this.#windows.get(kind)
    return window && !window.isDestroyed() ? window : null
  }

  open(kind: WindowKind): BrowserWindow {
    const here = this.get(kind)
    if (here) {
      if (here.isMinimized()) here.restore()
      if (kind === 'gm') here.show()
      else {
        // Shows the window; the keyboard focus stays with the dashboard.
        here.showInactive()
        here.moveTop()
      }
      return here
    }
    const window = new BrowserWindow(this.#options(kind))
    this.#windows.set(kind, window)
    this.ipc.register(window, kind)
    windowShapes[kind].finish(window, this.owner.preferences())
    this.#listen(kind, window)
    // A page that crashes while it loads is loaded again by `reloadOnCrash`, so the error is ignored here.
    window.loadURL(pageUrl(kind)).catch(() => undefined)
    return window
  }

  close(kind: WindowKind): void {
    this.get(kind)?.close()
  }

  /** Some options apply only to a new window (transparency): closes the window and opens it at the same position. */
  reopen(kind: WindowKind): void {
    const window = this.get(kind)
    if (!window) return
    this.#remember(kind, window)
    window.destroy()
    this.open(kind)
  }

  /** Closes all windows without asking, after storing their positions. */
  closeAll(): void {
    for (const [kind, window] of [...this.#windows]) {
      if (window.isDestroyed()) continue
      this.#remember(kind, window)
      window.destroy()
    }
  }

  /**
   * Displays were added, removed or moved: brings every window back to a visible position, or to its stored position.
   * @returns the change of the table window
   */
  followDisplays(): PlacementChange {
    const moved = this.#stored.follow() === 'others'
    if (this.#mayPlace) {
      for (const kind of ['gm', 'overlay'] as const) this.#bringBack(kind, moved)
      // Some systems keep moving windows for a while.
      clearTimeout(this.#secondLook)
      this.#secondLook = setTimeout(() => {
        for (const kind of ['gm', 'overlay'] as const) this.#bringBack(kind, false)
        this.#stored.release()
      }, systemMovesWithin)
    }
    const placed = this.placeTable()
    this.owner.changed()
    return placed
  }

  /** Places the table window by the GM's choice. After the projector it stays behind the dashboard. */
  placeTable(): PlacementChange {
    const table = this.get('table')
    if (!table) return 'as expected'
    if (!this.#mayPlace) {
      this.#askToPlace()
      return 'as expected'
    }
    const placed = this.#stand.place(table, this.#homeDisplay(), this.owner.preferences().display)
    if (placed !== 'as expected') this.get('gm')?.moveTop()
    return placed
  }

  /** @param toStored true: to the stored position for these displays; false: only to a visible position */
  #bringBack(kind: 'gm' | 'overlay', toStored: boolean): void {
    const window = this.get(kind)
    if (!window || window.isMinimized() || this.#fullScreen.is(window)) return
    const bounds = window.getBounds()
    const remembered = this.#stored.recall(kind)
    if (toStored && remembered) this.#stored.hold(kind)
    const isWanted = toStored || this.#stored.isHeld(kind)
    const displays = screen.getAllDisplays()
    if (window.isMaximized()) {
      // A maximized window fills its display, so only a move to another display requires a change.
      const here = screen.getDisplayMatching(bounds)
      if (!isWanted || !remembered || isSameDisplay(screen.getDisplayMatching(remembered), here)) return
      window.unmaximize()
    }
    const wished = (isWanted ? remembered : null) ?? bounds
    const safe = boundsFor(wished, bounds, screen.getPrimaryDisplay(), displays)
    const isResized = isWanted && (safe.width !== bounds.width || safe.height !== bounds.height)
    if (safe.x !== bounds.x || safe.y !== bounds.y || isResized) putAt(window, safe)
    if (isWanted && remembered?.maximized) window.maximize()
  }

  /** On some systems a full screen takes the keyboard focus, which belongs to the dashboard. */
  #giveKeyboardBack(table: BrowserWindow): void {
    const gm = this.get('gm')
    if (gm && table.isFocused() && !gm.isMinimized()) gm.focus()
  }

  #askToPlace(): void {
    const table = this.get('table')
    if (table && screen.getAllDisplays().length > 1 && !this.#fullScreen.is(table)) this.owner.placeByHand()
  }

  #options(kind: WindowKind): Electron.BrowserWindowConstructorOptions {
    const shape = windowShapes[kind]
    const bounds = this.#boundsOf(kind)
    return safeOptions(kind === 'gm' ? 'gm' : 'audience', { ...shape.options(this.owner.preferences()), ...bounds })
  }

  /** The position of a new window. */
  #boundsOf(kind: WindowKind): Partial<Rectangle> {
    const { size, keeps } = windowShapes[kind]
    const home = this.#homeDisplay()
    const displays = screen.getAllDisplays()
    const stored = this.#stored.recall(kind)
    const remembered = stored && { x: stored.x, y: stored.y, width: stored.width, height: stored.height }
    if (!this.#mayPlace) return sizeFor(remembered ?? size, home.workArea, keeps)
    const projector = kind === 'table' ? projectorBeside(displays, this.owner.preferences().display, home) : null
    // A window that is created on the projector never covers the dashboard, and has that display's scale from the
    // start.
    if (projector) return windowOn(projector)
    // Without a stored position the table waits in a corner, not over the middle of the dashboard.
    if (kind === 'table' && !(remembered && isReachable(remembered, displays))) return tableCorner(home)
    return boundsFor(remembered, sizeFor(size, home.workArea, keeps), home, displays)
  }

  #listen(kind: WindowKind, window: BrowserWindow): void {
    revealOnce(window, process.platform, () => this.#reveal(kind, window))
    const remember = (): void => this.#remember(kind, window)
    window.on('move', remember)
    window.on('resize', remember)
    window.on('maximize', remember)
    window.on('unmaximize', remember)
    window.webContents.on('before-input-event', (event, input) => {
      if (!isFullScreenKey(input, process.platform)) return
      event.preventDefault()
      if (kind === 'table') this.#stand.letGo(!this.#fullScreen.is(window))
      toggleFullScreen(window, this.#fullScreen)
    })
    if (kind === 'table') {
      window.on('enter-full-screen', () => this.#stand.changed(true))
      window.on('leave-full-screen', () => this.#stand.changed(false))
    }
    window.on('close', event => {
      remember()
      if (kind === 'gm') this.owner.dashboardCloses(event)
    })
    // OBS finds a window by its title, so pages may not change the title.
    window.on('page-title-updated', event => event.preventDefault())
    reloadOnCrash(window, () => this.owner.crashLoop(kind))
    window.on('closed', () => {
      if (this.#windows.get(kind) === window) this.#windows.delete(kind)
      if (kind === 'table') this.#stand.reset()
      this.owner.changed()
    })
    this.owner.changed()
  }

  #reveal(kind: WindowKind, window: BrowserWindow): void {
    if (kind === 'gm') {
      if (this.#stored.recall('gm')?.maximized) window.maximize()
      window.show()
      reportStarted('window')
      return
    }
    // Shown before it fills a screen: on X11 a hidden window would take the keyboard focus.
    window.showInactive()
    if (kind === 'table') this.placeTable()
    // OBS captures the overlay behind the dashboard, which stays in front for the GM.
    else this.get('gm')?.moveTop()
  }

  #remember(kind: WindowKind, window: BrowserWindow): void {
    if (window.isDestroyed()) return
    if (kind !== 'table' || !this.#stand.isOnProjector) this.#stored.remember(kind, window)
  }

  #homeDisplay(): Display {
    const gm = this.get('gm')
    return gm ? screen.getDisplayMatching(gm.getBounds()) : screen.getPrimaryDisplay()
  }
}

const crashBudget = { crashes: 3, within: 60_000 }

/** Reloads a crashed page at once; after repeated crashes it stops and reports. */
function reloadOnCrash(window: BrowserWindow, giveUp: () => void): void {
  let crashes: readonly number[] = []
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    const now = Date.now()
    crashes = [...crashes.filter(at => now - at < crashBudget.within), now]
    if (crashes.length > crashBudget.crashes) giveUp()
    else window.webContents.reload()
  })
}
