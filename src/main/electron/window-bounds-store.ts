import type { PrivateJson } from '../storage/machine/private-json'
import type { BoundsStore, WindowPlace } from './windows/window-bounds'

/**
 * How long a window must rest before its position is written, in milliseconds; a dragged window moves sixty times a
 * second.
 */
const restsFor = 400

/** The positions of windows for each set of displays, in a small file of this user. */
export class WindowBoundsStore implements BoundsStore {
  private writing: Promise<unknown> = Promise.resolve()
  private resting: NodeJS.Timeout | null = null
  private isWaiting = false

  private constructor(
    private readonly file: PrivateJson,
    private readonly places: Map<string, WindowPlace>
  ) {}

  static async load(keep: PrivateJson): Promise<WindowBoundsStore> {
    const saved = await keep.read()
    const entries = typeof saved === 'object' && saved !== null ? Object.entries(saved) : []
    return new WindowBoundsStore(
      keep,
      new Map(entries.filter((entry): entry is [string, WindowPlace] => isPlace(entry[1])))
    )
  }

  recall(key: string): WindowPlace | null {
    return this.places.get(key) ?? null
  }

  save(key: string, { x, y, width, height, maximized }: WindowPlace): void {
    this.places.set(key, { x, y, width, height, ...(maximized && { maximized }) })
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
      return this.file.write(Object.fromEntries(this.places))
    })
  }
}

function isPlace(value: unknown): value is WindowPlace {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, width, height, maximized } = value as Partial<Record<keyof WindowPlace, unknown>>
  const isBox = [x, y, width, height].every(each => Number.isInteger(each)) && Number(width) > 0 && Number(height) > 0
  return isBox && (maximized === undefined || typeof maximized === 'boolean')
}
