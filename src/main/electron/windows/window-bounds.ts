import { screen, type BrowserWindow, type Rectangle as ScreenRectangle } from 'electron'
import type { WindowKind } from '../ipc'
import { overlaps, type DisplayPlacement, type Rectangle } from './placement'
import type { PrivateJson } from '../../storage/machine/private-json'

/** The position of a window, and whether it is maximized. */
export interface StoredBounds extends Rectangle {
  readonly maximized?: boolean
}

/** Stores positions of windows by a key. */
export interface BoundsStore {
  recall(key: string): StoredBounds | null
  save(key: string, bounds: StoredBounds): void
}

/** A move this shortly before a display disappears may be the system's own, in milliseconds. */
const maySystemMove = 400

interface Move {
  readonly from: StoredBounds | null
  readonly to: StoredBounds
  readonly at: number
}

/** The position of each window for each set of displays. */
export class WindowBounds {
  #displays: readonly DisplayPlacement[] = screen.getAllDisplays()
  readonly #moves = new Map<WindowKind, Move>()
  /** Windows that are returning to a stored position: moves by the system are not stored meanwhile. */
  readonly #returning = new Set<WindowKind>()

  /** @param hasPositions false on Wayland, where windows have no position: then only sizes are stored, under separate keys */
  constructor(
    private readonly memory: BoundsStore,
    private readonly hasPositions: boolean
  ) {}

  recall(kind: WindowKind): StoredBounds | null {
    return this.memory.recall(this.#key(kind))
  }

  /** Called after every move: the position is in memory at once, and on disk when the window rests. */
  remember(kind: WindowKind, window: BrowserWindow): void {
    if (window.isMinimized() || this.#returning.has(kind) || keyOf(this.#displays) !== keyOf(screen.getAllDisplays()))
      return
    const bounds: ScreenRectangle = window.getNormalBounds()
    const to = { ...bounds, ...(window.isMaximized() && { maximized: true }) }
    const from = this.recall(kind)
    if (from && isSame(from, to)) return
    const last = this.#moves.get(kind)
    // For a continuing movement: its start.
    const began = last && Date.now() - last.at < maySystemMove ? last.from : from
    this.#moves.set(kind, { from: began, to, at: Date.now() })
    this.memory.save(this.#key(kind), to)
  }

  /** Uses the positions for the present displays from now on. @returns whether the displays differ from before */
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

  /** The window returns to its stored position; moves meanwhile are not the person's. */
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
    return `${this.hasPositions ? '' : 'wayland:'}${kind}:${keyOf(this.#displays)}`
  }
}

function keyOf(displays: readonly DisplayPlacement[]): string {
  return displays
    .map(({ bounds }) => `${bounds.width}x${bounds.height}@${bounds.x},${bounds.y}`)
    .sort()
    .join('|')
}

function isSame(one: StoredBounds, other: StoredBounds): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height &&
    Boolean(one.maximized) === Boolean(other.maximized)
  )
}

/**
 * Milliseconds for which a window must rest before its position is written. A dragged window moves sixty times a second.
 */
const restsFor = 400

/** The positions of windows for each set of displays, in a small file of this user. */
export class WindowBoundsStore implements BoundsStore {
  private writing: Promise<unknown> = Promise.resolve()
  private resting: NodeJS.Timeout | null = null
  private isWaiting = false

  private constructor(
    private readonly file: PrivateJson,
    private readonly bounds: Map<string, StoredBounds>
  ) {}

  static async load(keep: PrivateJson): Promise<WindowBoundsStore> {
    const saved = await keep.read()
    const entries = typeof saved === 'object' && saved !== null ? Object.entries(saved) : []
    return new WindowBoundsStore(
      keep,
      new Map(entries.filter((entry): entry is [string, StoredBounds] => isStoredBounds(entry[1])))
    )
  }

  recall(key: string): StoredBounds | null {
    return this.bounds.get(key) ?? null
  }

  save(key: string, { x, y, width, height, maximized }: StoredBounds): void {
    this.bounds.set(key, { x, y, width, height, ...(maximized && { maximized }) })
    if (this.resting) clearTimeout(this.resting)
    this.resting = setTimeout(() => this.write(), restsFor)
  }

  /** Resolves when all positions are on disk. */
  async flush(): Promise<void> {
    if (this.resting) this.write()
    await this.writing
  }

  /** One write at a time, and at most one waiting, which includes every later change. */
  private write(): void {
    if (this.resting) clearTimeout(this.resting)
    this.resting = null
    if (this.isWaiting) return
    this.isWaiting = true
    this.writing = this.writing.then(() => {
      this.isWaiting = false
      return this.file.write(Object.fromEntries(this.bounds))
    })
  }
}

function isStoredBounds(value: unknown): value is StoredBounds {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, width, height, maximized } = value as Partial<Record<keyof StoredBounds, unknown>>
  const isBox = [x, y, width, height].every(each => Number.isInteger(each)) && Number(width) > 0 && Number(height) > 0
  return isBox && (maximized === undefined || typeof maximized === 'boolean')
}
