import { randomBytes, timingSafeEqual } from 'node:crypto'
import { audienceKey, type Audience } from '#rules/core/audience'
import type { PictureId } from '#rules/core/picture'
import type { Showing } from '#rules/showing/model'
import type { GmSnapshot } from '#shared/contract'
import { PictureViews, type ScreenContent, type ViewPart } from './picture-views'
import { Renditions } from './renditions'

type PublicAudience = Exclude<Audience, { kind: 'gm' }>

/** Absent when no picture is shown. */
interface KeyPart {
  readonly pictureKey?: string
}

/** The screen and the picture of a key. */
interface GivenKey {
  readonly audience: PublicAudience
  readonly campaign: string | null
  readonly picture: PictureId
}

/** The number of keys to remember, the newest ones; a delayed stream may still request them. */
const mostKeys = 256

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
  private readonly given = new Map<string, GivenKey>()

  /** The parts of a screen's snapshot about its shown picture; empty when there is none. */
  parts(audience: PublicAudience, campaign: string | null, face: ScreenContent): KeyPart & ViewPart {
    const screen = `${audienceKey(audience)} ${campaign ?? ''}`
    const picture = face.frame?.shown?.picture
    return { ...this.keyPart(screen, { audience, campaign }, picture), ...this.views.part(screen, face) }
  }

  /**
   * The parts of the dashboard's snapshot.
   * @param showing absent while no campaign is open
   */
  gmParts(showing: Showing | undefined): Pick<GmSnapshot, 'pictureKey' | 'renditionsWanted' | 'pictureViews'> {
    const wanted = showing ? this.renditions.wanted(showing) : []
    const views = this.views.all
    return {
      pictureKey: this.gmKey,
      ...(wanted.length > 0 && { renditionsWanted: wanted }),
      ...(views.length > 0 && { pictureViews: views })
    }
  }

  /** The key for that picture on this screen; it stays the same while the picture is shown. */
  private keyPart(screen: string, of: Omit<GivenKey, 'picture'>, picture: PictureId | null | undefined): KeyPart {
    const known = this.now.get(screen)
    if (known && known.picture === picture) return { pictureKey: known.key }
    this.now.delete(screen)
    if (!picture) return {}
    const key = freshKey()
    this.now.set(screen, { picture, key })
    this.given.set(key, { ...of, picture })
    const [oldest] = this.given.keys()
    if (this.given.size > mostKeys && oldest !== undefined) this.given.delete(oldest)
    return { pictureKey: key }
  }

  /** Whether this key was ever given out. */
  isGiven(key: string): boolean {
    return this.given.has(key)
  }

  /**
   * The picture of a key; null when no page of its screen shows the picture now.
   * @param shownOn the snapshots of those pages
   */
  behind(
    key: string,
    shownOn: (audience: PublicAudience, campaign: string | null) => readonly KeyPart[]
  ): PictureId | null {
    const given = this.given.get(key)
    const shown = given ? shownOn(given.audience, given.campaign) : []
    return given && shown.some(({ pictureKey }) => pictureKey === key) ? given.picture : null
  }

  isGmKey(key: string): boolean {
    return key.length === this.gmKey.length && timingSafeEqual(Buffer.from(key), Buffer.from(this.gmKey))
  }
}

function freshKey(): string {
  return randomBytes(32).toString('base64url')
}
