import type { Chronicle } from '#rules/campaign/chronicle'
import type { PictureSource } from '#rules/campaign/meanwhile'

/** So many of each screen: what is pressed has been on its way for a moment, not for an evening. */
const kept = 64

interface PastPicture extends PictureSource {
  readonly chronicle: Chronicle
}

/** What the last pictures of every screen that can act were made of, by the numbers that they were shown with. */
export class PastPictures {
  private readonly screens = new Map<string, Map<number, PastPicture>>()

  /** That picture says what the campaign is now. */
  note(screen: string, revision: number, chronicle: Chronicle): void {
    const pictures = this.screens.get(screen) ?? new Map<number, PastPicture>()
    this.screens.set(screen, pictures)
    pictures.delete(revision)
    pictures.set(revision, { chronicle, campaign: chronicle.campaign, entries: chronicle.revision })
    const [oldest] = pictures.keys()
    if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest)
  }

  /** Undefined for one that was never shown, or long ago, or of another campaign. */
  sourceOf(screen: string, revision: number, chronicle: Chronicle): PictureSource | undefined {
    const found = this.screens.get(screen)?.get(revision)
    return found?.chronicle === chronicle ? found : undefined
  }
}
