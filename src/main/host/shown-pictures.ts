import { randomBytes, timingSafeEqual } from 'node:crypto'
import { audienceKey, type Audience } from '#rules/core/audience'
import type { PictureId } from '#rules/core/picture'
import type { Showing, PreparedExhibit } from '#rules/showing/model'
import type { GmSnapshot, AudienceSnapshot } from '#shared/contract'
import { isSame } from '#rules/core/values'
import { wholeView } from '#shared/picture-view'
import type { PictureView, SeenPicture } from '#shared/picture-view-schema'
import type { PlainExplanation } from '#rules/core/refusal'
import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { readPicture, type PictureFacts } from '../storage/media/picture-format'

type PublicAudience = Exclude<Audience, { kind: 'gm' }>

/** Absent when no picture is shown. */
interface PictureKeyFields {
  readonly pictureKey?: string
}

/** The screen and the picture of a key. */
interface IssuedKey {
  readonly audience: PublicAudience
  readonly campaign: string | null
  readonly picture: PictureId
}

/** The number of keys to remember, the newest ones; a delayed stream may still request them. */
const mostKeys = 256

export type ScreenContent = Pick<AudienceSnapshot, 'mode' | 'frame' | 'replay'>

/** Absent when a picture is shown whole, without a pointer. */
interface PictureViewFields {
  readonly pictureView?: PictureView
}

/**
 * The pointer and the zoom of the Game Master on a shown picture (SH12). They are no acts: not in the log, not undone, not stored. They end with the showing.
 */
class PictureViews {
  private readonly views = new Map<PictureId, PictureView>()
  /** The last view of each screen while it was live; a frozen screen keeps it. */
  private readonly last = new Map<string, PictureView>()

  set(picture: PictureId, view: PictureView): void {
    if (isSame(view, wholeView)) this.views.delete(picture)
    else this.views.set(picture, view)
  }

  /**
   * Removes the views of pictures that are not shown any more.
   * @param live all pictures that are shown now; a later showing begins with the whole picture
   */
  follow(live: readonly PreparedExhibit[]): void {
    for (const picture of this.views.keys())
      if (!live.some(({ exhibit }) => exhibit.picture === picture)) this.views.delete(picture)
  }

  /** The views of all pictures that are not shown whole. */
  get all(): readonly SeenPicture[] {
    return [...this.views].map(([picture, view]) => ({ picture, view }))
  }

  /**
   * The fields of a screen's snapshot.
   * @param screen the key of the screen
   */
  fields(screen: string, { mode, frame, replay }: ScreenContent): PictureViewFields {
    if (mode === 'frozen') return viewFields(this.last.get(screen))
    if (mode !== 'live') return {}
    const picture = replay === undefined ? frame?.shown?.picture : null
    const view = picture ? this.views.get(picture) : undefined
    if (view) this.last.set(screen, view)
    else this.last.delete(screen)
    return viewFields(view)
  }
}

function viewFields(view: PictureView | undefined): PictureViewFields {
  return view ? { pictureView: view } : {}
}

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

/**
 * The addresses of pictures. A screen that shows a picture receives an unguessable key. The key gives access to that
 * picture, for that screen, while the screen shows it. Each showing has a new key.
 */
export class ShownPictures {
  /** The Game Master's key, which gives access to any picture of the campaign by its name. */
  private readonly gmKey = freshKey()
  readonly renditions = new Renditions()
  readonly views = new PictureViews()
  private readonly now = new Map<string, { readonly picture: PictureId; readonly key: string }>()
  private readonly issued = new Map<string, IssuedKey>()

  /** The fields of a screen's snapshot about its shown picture; empty when there is none. */
  fields(
    audience: PublicAudience,
    campaign: string | null,
    content: ScreenContent
  ): PictureKeyFields & PictureViewFields {
    const screen = `${audienceKey(audience)} ${campaign ?? ''}`
    const picture = content.frame?.shown?.picture
    return { ...this.keyFields(screen, { audience, campaign }, picture), ...this.views.fields(screen, content) }
  }

  /**
   * The fields of the dashboard's snapshot.
   * @param showing absent while no campaign is open
   */
  gmFields(showing: Showing | undefined): Pick<GmSnapshot, 'pictureKey' | 'renditionsWanted' | 'pictureViews'> {
    const wanted = showing ? this.renditions.wanted(showing) : []
    const views = this.views.all
    return {
      pictureKey: this.gmKey,
      ...(wanted.length > 0 && { renditionsWanted: wanted }),
      ...(views.length > 0 && { pictureViews: views })
    }
  }

  /** The key for that picture on this screen; it stays the same while the picture is shown. */
  private keyFields(
    screen: string,
    of: Omit<IssuedKey, 'picture'>,
    picture: PictureId | null | undefined
  ): PictureKeyFields {
    const known = this.now.get(screen)
    if (known && known.picture === picture) return { pictureKey: known.key }
    this.now.delete(screen)
    if (!picture) return {}
    const key = freshKey()
    this.now.set(screen, { picture, key })
    this.issued.set(key, { ...of, picture })
    const [oldest] = this.issued.keys()
    if (this.issued.size > mostKeys && oldest !== undefined) this.issued.delete(oldest)
    return { pictureKey: key }
  }

  /** Whether this key was ever given out. */
  isIssued(key: string): boolean {
    return this.issued.has(key)
  }

  /**
   * The picture of a key; null when no page of its screen shows the picture now.
   * @param shownOn the snapshots of those pages
   */
  behind(
    key: string,
    shownOn: (audience: PublicAudience, campaign: string | null) => readonly PictureKeyFields[]
  ): PictureId | null {
    const issued = this.issued.get(key)
    const shown = issued ? shownOn(issued.audience, issued.campaign) : []
    return issued && shown.some(({ pictureKey }) => pictureKey === key) ? issued.picture : null
  }

  isGmKey(key: string): boolean {
    return key.length === this.gmKey.length && timingSafeEqual(Buffer.from(key), Buffer.from(this.gmKey))
  }
}

function freshKey(): string {
  return randomBytes(32).toString('base64url')
}
