import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { fail, ok, type Result } from '#rules/core/result'
import type { Showing } from '#rules/showing/model'
import type { Problem } from '#shared/problem'
import { readPicture, type PictureFacts } from '../storage/media/picture-format'

/** A copy of a picture in the size of a screen. */
interface Rendition extends Pick<PictureFacts, 'ending'> {
  readonly bytes: Buffer
}

/** The number of renditions to keep; more are kept only while all of them are prepared or shown. */
const most = 48
/** The largest screen size for renditions, in pixels. */
const screen = { width: 1920, height: 1080 } as const

/**
 * Copies of pictures for a screen of 1920 × 1080, which are decoded and painted sooner (SH13). The dashboard makes them
 * for every prepared picture. They are in memory only: in no file, copy or backup, and made again after a restart.
 */
export class Renditions {
  /** Null: the picture itself is as fast. */
  private readonly kept = new Map<PictureId, Rendition | null>()

  /**
   * @param bytes null: the picture itself is as fast
   * @param showing the prepared and shown pictures, whose renditions are kept
   * @returns why not, when the bytes are no picture or exceed the screen size
   */
  keep(picture: PictureId, bytes: Buffer | null, showing: Showing): Result<null, Problem> {
    const made = bytes ? read(bytes) : ok(null)
    if (!made.ok) return fail({ kind: 'unsupported', ...made.error })
    this.kept.delete(picture)
    this.kept.set(picture, made.value)
    const used = new Set(picturesOf(showing))
    const oldest = this.kept.size > most && [...this.kept.keys()].find(id => !used.has(id))
    if (oldest) this.kept.delete(oldest)
    return ok(null)
  }

  /** Null when there is none. */
  of(picture: PictureId): Rendition | null {
    return this.kept.get(picture) ?? null
  }

  /** The prepared or shown pictures without a rendition, each once, the most urgent first. */
  wanted(showing: Showing): readonly PictureId[] {
    return picturesOf(showing).filter(id => !this.kept.has(id))
  }
}

/** The prepared or shown pictures, each once. */
function picturesOf({ next, live, tray }: Showing): readonly PictureId[] {
  const exhibits = [next?.exhibit, ...live.map(({ exhibit }) => exhibit), ...tray]
  return [...new Set(exhibits.flatMap(exhibit => exhibit?.picture ?? []))]
}

function read(bytes: Buffer): Result<Rendition, PlainExplanation> {
  const facts = readPicture(bytes)
  if (!facts.ok) return facts
  const { width, height, ending } = facts.value
  const fits = width <= screen.width && height <= screen.height
  return fits
    ? ok({ bytes, ending })
    : fail({ message: 'This picture is larger than the screen that it was made for', remedy: 'Reload this page' })
}
