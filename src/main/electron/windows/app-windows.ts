import { BrowserWindow, screen, type Display, type Event } from 'electron'
import type { Preferences } from '#shared/contract'
import type { IpcServer, WindowKind } from '../ipc'
import { pageUrl } from '../protocol'
import { safeOptions } from './window-options'
import { isReachable, boundsFor, sizeFor, tableCorner } from './placement'
import { WindowBounds, type BoundsStore } from './window-bounds'
import { reloadOnCrash } from './reload-on-crash'
import { windowShapes } from './window-shapes'
import { TablePlacement, type PlacementChange } from './table-placement'

/** What the windows need of the rest of the program. */
export interface WindowOwner {
  preferences(): Preferences
  /** A window or a display has come or gone. */
  changed(): void
  /** Somebody closes the dashboard by its own button. */
  dashboardCloses(event: Event): void
  /** A page crashes whenever it is loaded. */
  crashLoop(kind: WindowKind): void
}

/** The three windows: which are open, where they stand, and what happens when a screen comes or goes. */
export class AppWindows {
  readonly #windows = new Map<WindowKind, BrowserWindow>()
  readonly #places: WindowBounds
  readonly #stand = new TablePlacement()

  constructor(
    private readonly ipc: IpcServer,
    memory: BoundsStore,
    private readonly owner: WindowOwner
  ) {
    this.#places = new WindowBounds(memory)
  }

  get(kind: WindowKind): BrowserWindow | null {
    const window = this.#windows.get(kind)
    return window && !window.isDestroyed() ? window : null
  }

  open(kind: WindowKind): BrowserWindow {
    const here = this.get(kind)
    if (here) {
      if (here.isMinimized()) here.restore()
      if (kind === 'overlay') here.showInactive()
      else here.show()
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
    for (const kind of ['gm', 'overlay'] as const) {
      const window = this.get(kind)
      if (window && !window.isMinimized() && !window.isMaximized()) this.#bringBack(kind, window, moved)
    }
    const placed = this.placeTable()
    this.owner.changed()
    return placed
  }

  /** The table window goes where the GM wants it. Coming back from a projector it stays behind the dashboard. */
  placeTable(): PlacementChange {
    const table = this.get('table')
    if (!table) return 'as expected'
    const placed = this.#stand.place(table, this.#homeDisplay(), this.owner.preferences().display)
    if (placed !== 'as expected') this.get('gm')?.moveTop()
    return placed
  }

  #bringBack(kind: 'gm' | 'overlay', window: BrowserWindow, moved: boolean): void {
    const bounds = window.getBounds()
    const wished = moved ? (this.#places.recall(kind) ?? bounds) : bounds
    const safe = boundsFor(wished, bounds, screen.getPrimaryDisplay(), screen.getAllDisplays())
    if (safe.x !== bounds.x || safe.y !== bounds.y) window.setBounds(safe)
  }

  #options(kind: WindowKind): Electron.BrowserWindowConstructorOptions {
    const shape = windowShapes[kind]
    const home = this.#homeDisplay()
    const displays = screen.getAllDisplays()
    const remembered = this.#places.recall(kind)
    const known = remembered && isReachable(remembered, displays)
    // Nobody has said yet where the table waits: in a corner, not over the middle of the dashboard.
    const bounds =
      kind === 'table' && !known
        ? tableCorner(home)
        : boundsFor(remembered, sizeFor(shape.size, home.workArea, shape.keeps), home, displays)
    return safeOptions(kind === 'gm' ? 'gm' : 'audience', { ...shape.options(this.owner.preferences()), ...bounds })
  }

  #listen(kind: WindowKind, window: BrowserWindow): void {
    window.once('ready-to-show', () => {
      if (kind === 'table') this.placeTable()
      if (kind === 'gm') window.show()
      else window.showInactive()
      // The overlay is for OBS to look at; the dashboard is for the GM.
      if (kind === 'overlay') this.get('gm')?.moveTop()
    })
    const remember = (): void => this.#remember(kind, window)
    window.on('moved', remember)
    window.on('resized', remember)
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

  #remember(kind: WindowKind, window: BrowserWindow): void {
    if (kind !== 'table' || !this.#stand.isOnProjector) this.#places.remember(kind, window)
  }

  #homeDisplay(): Display {
    const gm = this.get('gm')
    return gm ? screen.getDisplayMatching(gm.getBounds()) : screen.getPrimaryDisplay()
  }
}
