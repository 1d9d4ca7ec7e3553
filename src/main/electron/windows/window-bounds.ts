import { screen, type BrowserWindow } from 'electron'
import type { WindowKind } from '../ipc'
import type { Rectangle } from './placement'

/** Remembers where windows were, by a key. */
export interface BoundsMemory {
  recall(key: string): Rectangle | null
  keep(key: string, bounds: Rectangle): void
}

/** Where each window stands, for each set of displays: the sofa and the game room have their own. */
export class WindowPlaces {
  #displays = displaysNow()

  constructor(private readonly memory: BoundsMemory) {}

  recall(kind: WindowKind): Rectangle | null {
    return this.memory.recall(`${kind}:${this.#displays}`)
  }

  /**
   * Between a display going and our hearing of it the system moves windows about: that is not where anybody put them.
   */
  remember(kind: WindowKind, window: BrowserWindow): void {
    if (!window.isMinimized() && this.#displays === displaysNow())
      this.memory.keep(`${kind}:${this.#displays}`, window.getNormalBounds())
  }

  /** From now on places are those of the displays there are now. @returns whether these are others than before */
  follow(): 'others' | 'the same' {
    const now = displaysNow()
    const changed = now !== this.#displays
    this.#displays = now
    return changed ? 'others' : 'the same'
  }
}

function displaysNow(): string {
  const all = screen.getAllDisplays()
  return all
    .map(({ bounds }) => `${bounds.width}x${bounds.height}@${bounds.x},${bounds.y}`)
    .sort()
    .join('|')
}
