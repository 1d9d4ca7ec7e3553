import type { PrivateJson } from '../storage/machine/private-json'
import type { Rectangle } from './windows/placement'
import type { BoundsStore } from './windows/window-bounds'

/** Where windows stood, for each set of displays, kept in a small file of this user's own. */
export class WindowBoundsStore implements BoundsStore {
  private writing: Promise<unknown> = Promise.resolve()

  private constructor(
    private readonly file: PrivateJson,
    private readonly places: Map<string, Rectangle>
  ) {}

  static async load(keep: PrivateJson): Promise<WindowBoundsStore> {
    const saved = await keep.read()
    const entries = typeof saved === 'object' && saved !== null ? Object.entries(saved) : []
    return new WindowBoundsStore(
      keep,
      new Map(entries.filter((entry): entry is [string, Rectangle] => isRectangle(entry[1])))
    )
  }

  recall(key: string): Rectangle | null {
    return this.places.get(key) ?? null
  }

  save(key: string, { x, y, width, height }: Rectangle): void {
    this.places.set(key, { x, y, width, height })
    this.writing = this.file.write(Object.fromEntries(this.places))
  }

  /** Resolves when all that was kept is on disk. */
  async flush(): Promise<void> {
    await this.writing
  }
}

function isRectangle(value: unknown): value is Rectangle {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, width, height } = value as Partial<Record<keyof Rectangle, unknown>>
  return [x, y, width, height].every(each => Number.isInteger(each)) && Number(width) > 0 && Number(height) > 0
}
