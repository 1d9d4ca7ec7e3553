import { screen, type BrowserWindow, type Display } from 'electron'
import type { FullScreen } from './full-screen'
import { boundsFor, isSameDisplay, projectorBeside, tableCorner, type Rectangle } from './placement'

export type PlacementChange = 'projector is gone' | 'came back' | 'as expected'

/** How long after a step it is looked whether the window has really got there, in milliseconds. */
const lookAfter = 400

/** How long a full screen may take to be entered or left before it is looked at all the same, in milliseconds. */
const changeWithin = 3000

/** How long macOS goes on moving a window after it has left a full screen, in milliseconds (electron#34976). */
const settlesWithin = 350

/** How often it is tried anew before the window is left where it is: a window manager may have its own mind. */
const mostTries = 6

/** A window this near to where it was sent is there: title bars and menu bars push it, in DIP. */
const near = 64

type Wish =
  | { readonly on: 'projector'; readonly display: Display }
  | { readonly on: 'home'; readonly bounds: Rectangle }

/**
 * Where the table window stands: it fills the projector while there is one, else it is an ordinary window on the GM's own screen; and
 * when the projector is back, so is it. A system may take its time over each step, do another thing, or move the window by itself:
 * so each step is looked at, and the wish pursued until the window is there.
 */
export class TablePlacement {
  #projector: Display | null = null
  #wish: Wish | null = null
  #tries = 0
  #timer: NodeJS.Timeout | undefined
  #isChanging = false
  /** The GM has let the window leave the full screen on the projector. */
  #isByHand = false

  /**
   * @param way how a window fills a display
   * @param arrived the window has got to where it belongs, and may have taken the keyboard with it
   */
  constructor(
    private readonly way: () => FullScreen,
    private readonly arrived: (window: BrowserWindow) => void
  ) {}

  /** Away on the projector, where its bounds are nothing to remember. */
  get isOnProjector(): boolean {
    return this.#projector !== null
  }

  /** @returns whether it is about to come back, and whether that is because its projector is gone */
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
      // It is on its way already, perhaps to a place that is another one now.
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

  /** The window has left a full screen, or entered one. What no wish of ours has done was the GM. */
  changed(full: boolean): void {
    if (!this.#wish) this.#isByHand = !full && this.#projector !== null
  }

  /** The GM takes it into their own hands, into a full screen or out of one: from now on nothing is corrected. */
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

  /** As many steps as the system does at once; the others follow when it has done one. */
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

  /** A little later: a window manager may have thought otherwise, and the keyboard may have gone with the window. */
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

  /** @returns whether it is done already; else it goes on by itself */
  #change(window: BrowserWindow, full: boolean): boolean {
    const way = this.way()
    const event = full ? 'enter-full-screen' : 'leave-full-screen'
    const goOn = (): void => {
      clearTimeout(late)
      if (window.isDestroyed()) return
      window.removeListener(event as 'enter-full-screen', goOn)
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
    const late = setTimeout(goOn, changeWithin)
    window.once(event as 'enter-full-screen', goOn)
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

/** On Windows a window that comes to a display of another scale is resized once it has been moved: then it is told again. */
export function putAt(window: BrowserWindow, bounds: Rectangle): void {
  window.setBounds(bounds)
  const { width, height } = window.getBounds()
  if (width !== bounds.width || height !== bounds.height) window.setBounds(bounds)
}

/** Well inside the display, so that no system counts it to another one: from here it fills the display that it is on. */
export function windowOn(display: Display): Rectangle {
  const { width, height } = display.workArea
  return boundsFor(null, { width: Math.round(width / 2), height: Math.round(height / 2) }, display, [display])
}

function isNear(one: Rectangle, other: Rectangle): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(one[side] - other[side]) <= near)
}
