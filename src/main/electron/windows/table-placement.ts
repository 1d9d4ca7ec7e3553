import { screen, type BrowserWindow, type Display } from 'electron'
import type { FullScreen } from './full-screen'
import { boundsFor, isSameDisplay, projectorBeside, tableCorner, type Rectangle } from './placement'

export type PlacementChange = 'projector is gone' | 'came back' | 'as expected'

/** The delay before the position is checked after a step, in milliseconds. */
const lookAfter = 400

/** How long a change of full screen may take before the position is checked anyway, in milliseconds. */
const changeWithin = 3000

/** How long macOS keeps moving a window after it has left a full screen, in milliseconds (electron#34976). */
const settlesWithin = 350

/** The number of attempts before the window stays where it is, because a window manager may overrule the program. */
const mostTries = 6

/** The tolerance for the position, in DIP: title bars and menu bars shift a window. */
const near = 64

type Wish =
  | { readonly on: 'projector'; readonly display: Display }
  | { readonly on: 'home'; readonly bounds: Rectangle }

/**
 * The position of the table window: it fills the projector while one is connected. Else it is an ordinary window on the GM's display. When the projector returns, so does the window. A system may delay a step, overrule it, or move the
 * window by itself. Each step is therefore checked and repeated until the window is in position.
 */
export class TablePlacement {
  #projector: Display | null = null
  #wish: Wish | null = null
  #tries = 0
  #timer: NodeJS.Timeout | undefined
  #isChanging = false
  /** The GM has ended the full screen on the projector. */
  #isByHand = false

  /**
   * @param way how a window fills a display
   * @param arrived called when the window has reached its position, and may have taken the keyboard focus
   */
  constructor(
    private readonly way: () => FullScreen,
    private readonly arrived: (window: BrowserWindow) => void
  ) {}

  /** Whether the window is on the projector, where its bounds must not be stored. */
  get isOnProjector(): boolean {
    return this.#projector !== null
  }

  /** @returns whether the window is about to return, and whether the reason is a missing projector */
  place(window: BrowserWindow, home: Display, chosen: string | null): PlacementChange {
    const displays = screen.getAllDisplays()
    const projector = projectorBeside(displays, chosen, home)
    const before = this.#projector
    if (projector) {
      const isNew = before === null || !isSameDisplay(before, projector)
      if (!isNew && (this.#isByHand || this.#isThere(window, { on: 'projector', display: projector })))
        return 'as expected'
      this.#projector = projector
      this.#pursue(window, { on: 'projector', display: projector })
      return 'as expected'
    }
    this.#projector = null
    if (before === null) {
      // The window is already moving, perhaps to a position that has changed now.
      if (this.#wish) this.#wish = { on: 'home', bounds: tableCorner(home) }
      if (this.#wish) return 'as expected'
      const bounds = window.getBounds()
      const safe = boundsFor(bounds, bounds, home, displays)
      if (safe.x !== bounds.x || safe.y !== bounds.y) putAt(window, safe)
      return 'as expected'
    }
    this.#pursue(window, { on: 'home', bounds: tableCorner(home) })
    return displays.some(each => isSameDisplay(each, before)) ? 'came back' : 'projector is gone'
  }

  /** The window has left or entered a full screen. A change without a wish of this class was made by the GM. */
  changed(full: boolean): void {
    if (!this.#wish) this.#isByHand = !full && this.#projector !== null
  }

  /** The GM has entered or left a full screen: no position is corrected from now on. */
  letGo(full: boolean): void {
    this.#end()
    this.changed(full)
  }

  reset(): void {
    this.#end()
    this.#projector = null
    this.#isByHand = false
    this.#isChanging = false
  }

  #pursue(window: BrowserWindow, wish: Wish): void {
    clearTimeout(this.#timer)
    this.#wish = wish
    this.#tries = 0
    this.#isByHand = false
    if (!this.#isChanging) this.#go(window)
  }

  /** Performs all steps that the system completes at once; each slower step calls this again at its end. */
  #go(window: BrowserWindow): void {
    const wish = this.#wish
    if (!wish || window.isDestroyed()) return
    if (!this.#isThere(window, wish)) {
      if (this.way().is(window) && !this.#change(window, false)) return
      putAt(window, wish.on === 'home' ? wish.bounds : windowOn(wish.display))
      if (wish.on === 'projector' && !this.#change(window, true)) return
    }
    if (this.#isThere(window, wish)) this.arrived(window)
    this.#look(window)
  }

  /**
   * Checks later, because a window manager may have moved the window, and the keyboard focus may have moved with it.
   */
  #look(window: BrowserWindow): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const wish = this.#wish
      if (!wish || window.isDestroyed()) return
      if (this.#isThere(window, wish)) {
        this.arrived(window)
        this.#end()
      } else if (++this.#tries < mostTries) this.#go(window)
      else this.#end()
    }, lookAfter)
  }

  /** @returns whether the change is complete; otherwise it continues by an event */
  #change(window: BrowserWindow, full: boolean): boolean {
    const way = this.way()
    const event = full ? 'enter-full-screen' : 'leave-full-screen'
    const proceed = (): void => {
      clearTimeout(late)
      if (window.isDestroyed()) return
      window.removeListener(event as 'enter-full-screen', proceed)
      const settled = (): void => {
        if (window.isDestroyed()) return
        this.#isChanging = false
        this.#go(window)
      }
      setTimeout(settled, full ? 0 : settlesWithin)
    }
    this.#isChanging = true
    way.set(window, full)
    if (way.is(window) === full) {
      this.#isChanging = false
      return true
    }
    const late = setTimeout(proceed, changeWithin)
    window.once(event as 'enter-full-screen', proceed)
    return false
  }

  #isThere(window: BrowserWindow, wish: Wish): boolean {
    const bounds = window.getBounds()
    const isFull = this.way().is(window)
    if (wish.on === 'projector') return isFull && isSameDisplay(screen.getDisplayMatching(bounds), wish.display)
    return !isFull && isNear(bounds, wish.bounds)
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.#wish = null
  }
}

/** Sets the bounds twice: on Windows a move to a display of another scale resizes the window. */
export function putAt(window: BrowserWindow, bounds: Rectangle): void {
  window.setBounds(bounds)
  const { width, height } = window.getBounds()
  if (width !== bounds.width || height !== bounds.height) window.setBounds(bounds)
}

/** Well inside the display, so that every system assigns the window to it before the window fills the display. */
export function windowOn(display: Display): Rectangle {
  const { width, height } = display.workArea
  return boundsFor(null, { width: Math.round(width / 2), height: Math.round(height / 2) }, display, [display])
}

function isNear(one: Rectangle, other: Rectangle): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(one[side] - other[side]) <= near)
}
