import type { Keep } from '../stage/stage-links'
import type { Rectangle } from './windows/placement'
import type { BoundsMemory } from './windows/window-bounds'

/** Where windows stood, for each set of displays, kept in a small file of this user's own. */
export class RememberedBounds implements BoundsMemory {
  private writing: Promise<unknown> = Promise.resolve()

  private constructor(
    private readonly file: Keep,
    private readonly places: Map<string, Rectangle>
  ) {}

  static async load(keep: Keep): Promise<RememberedBounds> {
    const saved = await keep.read()
    const entries = typeof saved === 'object' && saved !== null ? Object.entries(saved) : []
    return new RememberedBounds(
      keep,
      new Map(entries.filter((entry): entry is [string, Rectangle] => isRectangle(entry[1])))
    )
  }

  recall(key: string): Rectangle | null {
    return this.places.get(key) ?? null
  }

  keep(key: string, { x, y, width, height }: Rectangle): void {
    this.places.set(key, { x, y, width, height })
    this.writing = this.file.write(Object.fromEntries(this.places))
  }

  /** Resolves when all that was kept is on disk. */
  async settled(): Promise<void> {
    await this.writing
  }
}

function isRectangle(value: unknown): value is Rectangle {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, width, height } = value as Partial<Record<keyof Rectangle, unknown>>
  return [x, y, width, height].every(each => Number.isInteger(each)) && Number(width) > 0 && Number(height) > 0
}
