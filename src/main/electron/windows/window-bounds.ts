import { screen, type BrowserWindow } from 'electron'
import type { WindowKind } from '../ipc'
import type { Rectangle } from './placement'

/** Remembers where windows were, by a key. */
export interface BoundsStore {
  recall(key: string): Rectangle | null
  save(key: string, bounds: Rectangle): void
}

/** Where each window stands, for each set of displays: the sofa and the game room have their own. */
export class WindowBounds {
  #displays = displayKey()

  constructor(private readonly memory: BoundsStore) {}

  recall(kind: WindowKind): Rectangle | null {
    return this.memory.recall(`${kind}:${this.#displays}`)
  }

  /**
   * Between a display going and our hearing of it the system moves windows about: that is not where anybody put them.
   */
  remember(kind: WindowKind, window: BrowserWindow): void {
    if (!window.isMinimized() && this.#displays === displayKey())
      this.memory.save(`${kind}:${this.#displays}`, window.getNormalBounds())
  }

  /** From now on places are those of the displays there are now. @returns whether these are others than before */
  follow(): 'others' | 'the same' {
    const now = displayKey()
    const changed = now !== this.#displays
    this.#displays = now
    return changed ? 'others' : 'the same'
  }
}

function displayKey(): string {
  const all = screen.getAllDisplays()
  return all
    .map(({ bounds }) => `${bounds.width}x${bounds.height}@${bounds.x},${bounds.y}`)
    .sort()
    .join('|')
}
