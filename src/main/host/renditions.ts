import type { PictureId } from '#rules/core/picture'
import type { PlainExplanation } from '#rules/core/refusal'
import { fail, ok, type Result } from '#rules/core/result'
import type { Showing } from '#rules/showing/model'
import type { Problem } from '#shared/problem'
import { readPicture, type PictureFacts } from '../storage/media/picture-format'

/** A picture as large as a screen. */
interface Rendition extends Pick<PictureFacts, 'ending'> {
  readonly bytes: Buffer
}

/** So many are remembered, and more only while all of them are prepared or shown. */
const most = 48
/** The largest size of a screen that renditions are made for, in points. */
const screen = { width: 1920, height: 1080 } as const

/**
 * Pictures made anew for a screen of 1920 × 1080, so that they are decoded and painted sooner (SH13). The dashboard makes them of whatever is
 * prepared. They are in memory only: in no file, no copy and no backup, and made anew after a restart.
 */
export class Renditions {
  /** Null: the picture itself is as fast. */
  private readonly kept = new Map<PictureId, Rendition | null>()

  /**
   * @param bytes null: the picture itself is as fast
   * @param showing what is prepared and shown: its renditions stay
   * @returns why not, where it is no picture or is larger than such a screen
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

  /** Null where there is none. */
  of(picture: PictureId): Rendition | null {
    return this.kept.get(picture) ?? null
  }

  /** What is prepared or shown and has none yet, each once, what is needed first at the head. */
  wanted(showing: Showing): readonly PictureId[] {
    return picturesOf(showing).filter(id => !this.kept.has(id))
  }
}

/** Of what is prepared or shown, each once. */
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
