import { screen, type BrowserWindow, type Display } from 'electron'
import { boundsFor, projectorFor, tableCorner } from './placement'

export type PlacementChange = 'projector is gone' | 'came back' | 'as expected'

/**
 * Where the table window stands: it fills the projector while there is one, else it is an ordinary window on the GM's
 * own screen; and when the projector is back, so is it.
 */
export class TablePlacement {
  #projector: number | null = null

  /** Away on the projector, where its bounds are nothing to remember. */
  get isOnProjector(): boolean {
    return this.#projector !== null
  }

  /** @returns whether it has just come back, and whether that is because its projector is gone */
  place(window: BrowserWindow, home: Display, chosen: string | null): PlacementChange {
    const displays = screen.getAllDisplays()
    const projector = projectorFor(displays, chosen, home.id)
    if (projector && projector.id !== home.id) {
      this.#goTo(window, projector)
      return 'as expected'
    }
    if (this.#projector === null) {
      const bounds = window.getBounds()
      window.setBounds(boundsFor(bounds, bounds, home, displays))
      return 'as expected'
    }
    const isGone = !displays.some(({ id }) => id === this.#projector)
    this.#comeBack(window, home)
    return isGone ? 'projector is gone' : 'came back'
  }

  reset(): void {
    this.#projector = null
  }

  #goTo(window: BrowserWindow, projector: Display): void {
    if (this.#projector === projector.id && window.isFullScreen()) return
    this.#projector = projector.id
    // A full screen is left before it can be moved to another display.
    if (window.isFullScreen()) window.setFullScreen(false)
    window.setBounds(projector.bounds)
    window.setFullScreen(true)
  }

  #comeBack(window: BrowserWindow, home: Display): void {
    this.#projector = null
    const wait = (): void => {
      if (!window.isDestroyed() && this.#projector === null) window.setBounds(tableCorner(home))
    }
    // macOS leaves a full screen slowly, and takes no bounds until it has.
    if (window.isFullScreen()) {
      window.once('leave-full-screen', wait)
      window.setFullScreen(false)
    }
    wait()
  }
}
