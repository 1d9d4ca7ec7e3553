import type { PrivateJson } from '../storage/machine/private-json'
import type { BoundsStore, WindowPlace } from './windows/window-bounds'

/** How long a window rests before its place is written, in milliseconds: while it is dragged there are sixty places a second. */
const restsFor = 400

/** Where windows stood, for each set of displays, kept in a small file of this user's own. */
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

  /** Resolves when all that was kept is on disk. */
  async flush(): Promise<void> {
    if (this.resting) this.write()
    await this.writing
  }

  /** One after the other, and at most one waits: it takes all that has come meanwhile. */
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
