import { BrowserWindow, screen, type Display, type Event } from 'electron'
import type { Preferences } from '#shared/contract'
import type { IpcServer, WindowKind } from '../ipc'
import { pageUrl } from '../protocol'
import { reportStarted } from '../../storage/machine/start-report'
import { safeOptions } from './window-options'
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
import { revealOnce } from './reveal'
import { WindowBounds, type BoundsStore } from './window-bounds'
import { reloadOnCrash } from './reload-on-crash'
import { windowShapes } from './window-shapes'
import { putAt, TablePlacement, windowOn, type PlacementChange } from './table-placement'

/** What the windows need of the rest of the program. */
export interface WindowOwner {
  preferences(): Preferences
  /** A window or a display has come or gone. */
  changed(): void
  /** Somebody closes the dashboard by its own button. */
  dashboardCloses(event: Event): void
  /** A page crashes whenever it is loaded. */
  crashLoop(kind: WindowKind): void
  /** There is a projector, and the system lets only the GM put the table window there. */
  placeByHand(): void
}

/** How long a system may go on moving windows after displays have changed, in milliseconds. */
const systemMovesWithin = 700

/** The three windows: which are open, where they stand, and what happens when a screen comes or goes. */
export class AppWindows {
  readonly #windows = new Map<WindowKind, BrowserWindow>()
  readonly #places: WindowBounds
  /** False on Wayland, where a program neither places its windows nor learns where they are. */
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
    this.#places = new WindowBounds(memory, this.#mayPlace)
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
        // It is seen again; the keyboard stays with the dashboard.
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
    // A page that crashes while it loads is loaded again; nobody else waits for this.
    window.loadURL(pageUrl(kind)).catch(() => undefined)
    return window
  }

  close(kind: WindowKind): void {
    this.get(kind)?.close()
  }

  /** Some options can only be given to a new window (transparency): it is closed and opened where it was. */
  reopen(kind: WindowKind): void {
    const window = this.get(kind)
    if (!window) return
    this.#remember(kind, window)
    window.destroy()
    this.open(kind)
  }

  /** Closes without asking, but not without remembering. */
  closeAll(): void {
    for (const [kind, window] of [...this.#windows]) {
      if (window.isDestroyed()) continue
      this.#remember(kind, window)
      window.destroy()
    }
  }

  /**
   * Displays have come, gone or moved: every window is brought back to where it can be seen, or to its own place.
   * @returns what became of the table window
   */
  followDisplays(): PlacementChange {
    const moved = this.#places.follow() === 'others'
    if (this.#mayPlace) {
      for (const kind of ['gm', 'overlay'] as const) this.#bringBack(kind, moved)
      // Some systems go on moving windows for a while.
      clearTimeout(this.#secondLook)
      this.#secondLook = setTimeout(() => {
        for (const kind of ['gm', 'overlay'] as const) this.#bringBack(kind, false)
        this.#places.release()
      }, systemMovesWithin)
    }
    const placed = this.placeTable()
    this.owner.changed()
    return placed
  }

  /** The table window goes where the GM wants it. Coming back from a projector it stays behind the dashboard. */
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

  /** @param toItsPlace to where it stood with these displays; else only to where it can be seen */
  #bringBack(kind: 'gm' | 'overlay', toItsPlace: boolean): void {
    const window = this.get(kind)
    if (!window || window.isMinimized() || this.#fullScreen.is(window)) return
    const bounds = window.getBounds()
    const remembered = this.#places.recall(kind)
    if (toItsPlace && remembered) this.#places.hold(kind)
    const isWanted = toItsPlace || this.#places.isHeld(kind)
    const displays = screen.getAllDisplays()
    if (window.isMaximized()) {
      // It fills the display that it is on: only another display is a reason to move it.
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

  /** A full screen takes the keyboard on some systems; the next keys of the GM are for the dashboard. */
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

  /** Where a new window stands. */
  #boundsOf(kind: WindowKind): Partial<Rectangle> {
    const { size, keeps } = windowShapes[kind]
    const home = this.#homeDisplay()
    const displays = screen.getAllDisplays()
    const place = this.#places.recall(kind)
    const remembered = place && { x: place.x, y: place.y, width: place.width, height: place.height }
    if (!this.#mayPlace) return sizeFor(remembered ?? size, home.workArea, keeps)
    const projector = kind === 'table' ? projectorBeside(displays, this.owner.preferences().display, home) : null
    // Made on the projector, it never covers the dashboard, and has the scale of that display from the beginning.
    if (projector) return windowOn(projector)
    // Nobody has said yet where the table waits: in a corner, not over the middle of the dashboard.
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
    // A title is how OBS finds a window: pages do not get to change it.
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
      if (this.#places.recall('gm')?.maximized) window.maximize()
      window.show()
      reportStarted('window')
      return
    }
    // Shown before it fills a screen: a hidden window that is told to would take the keyboard (X11).
    window.showInactive()
    if (kind === 'table') this.placeTable()
    // The overlay is for OBS to look at; the dashboard is for the GM.
    else this.get('gm')?.moveTop()
  }

  #remember(kind: WindowKind, window: BrowserWindow): void {
    if (window.isDestroyed()) return
    if (kind !== 'table' || !this.#stand.isOnProjector) this.#places.remember(kind, window)
  }

  #homeDisplay(): Display {
    const gm = this.get('gm')
    return gm ? screen.getDisplayMatching(gm.getBounds()) : screen.getPrimaryDisplay()
  }
}
