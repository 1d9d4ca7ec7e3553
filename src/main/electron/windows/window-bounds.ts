import { screen, type BrowserWindow, type Rectangle as ScreenRectangle } from 'electron'
import type { WindowKind } from '../ipc'
import { overlaps, type DisplayPlacement, type Rectangle } from './placement'

/** Where a window stands, and whether it fills that display's work area. */
export interface WindowPlace extends Rectangle {
  readonly maximized?: boolean
}

/** Remembers where windows were, by a key. */
export interface BoundsStore {
  recall(key: string): WindowPlace | null
  save(key: string, place: WindowPlace): void
}

/** A move this shortly before a display goes may be the system's own, which makes room; in milliseconds. */
const maySystemMove = 400

interface Move {
  readonly from: WindowPlace | null
  readonly to: WindowPlace
  readonly at: number
}

/** Where each window stands, for each set of displays: the sofa and the game room have their own. */
export class WindowBounds {
  #displays: readonly DisplayPlacement[] = screen.getAllDisplays()
  readonly #moves = new Map<WindowKind, Move>()
  /** Windows that are on the way back to a place that was recalled: what the system does with them meanwhile is not remembered. */
  readonly #returning = new Set<WindowKind>()

  /** @param places false where no window has a place (Wayland): only sizes are remembered then, apart from the places of elsewhere */
  constructor(
    private readonly memory: BoundsStore,
    private readonly places: boolean
  ) {}

  recall(kind: WindowKind): WindowPlace | null {
    return this.memory.recall(this.#key(kind))
  }

  /** To be told of every move: what is remembered is in memory at once, and on disk when the window rests. */
  remember(kind: WindowKind, window: BrowserWindow): void {
    if (window.isMinimized() || this.#returning.has(kind) || keyOf(this.#displays) !== keyOf(screen.getAllDisplays()))
      return
    const bounds: ScreenRectangle = window.getNormalBounds()
    const to = { ...bounds, ...(window.isMaximized() && { maximized: true }) }
    const from = this.recall(kind)
    if (from && isSame(from, to)) return
    const last = this.#moves.get(kind)
    // Of one movement that goes on, where it began.
    const began = last && Date.now() - last.at < maySystemMove ? last.from : from
    this.#moves.set(kind, { from: began, to, at: Date.now() })
    this.memory.save(this.#key(kind), to)
  }

  /** From now on places are those of the displays there are now. @returns whether these are others than before */
  follow(): 'others' | 'the same' {
    const now = screen.getAllDisplays()
    if (keyOf(now) === keyOf(this.#displays)) return 'the same'
    const gone = this.#displays.filter(({ bounds }) => !now.some(each => isSame(each.bounds, bounds)))
    for (const [kind, move] of this.#moves) {
      const byTheSystem =
        Date.now() - move.at < maySystemMove &&
        gone.some(({ bounds }) => move.from && overlaps(bounds, move.from) && !overlaps(bounds, move.to))
      if (byTheSystem && move.from) this.memory.save(this.#key(kind), move.from)
    }
    this.#moves.clear()
    this.#displays = now
    return 'others'
  }

  /** The window goes back to its place, and what moves it meanwhile is not the person. */
  hold(kind: WindowKind): void {
    this.#returning.add(kind)
  }

  isHeld(kind: WindowKind): boolean {
    return this.#returning.has(kind)
  }

  release(): void {
    this.#returning.clear()
  }

  #key(kind: WindowKind): string {
    return `${this.places ? '' : 'wayland:'}${kind}:${keyOf(this.#displays)}`
  }
}

function keyOf(displays: readonly DisplayPlacement[]): string {
  return displays
    .map(({ bounds }) => `${bounds.width}x${bounds.height}@${bounds.x},${bounds.y}`)
    .sort()
    .join('|')
}

function isSame(one: WindowPlace, other: WindowPlace): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height &&
    Boolean(one.maximized) === Boolean(other.maximized)
  )
}
