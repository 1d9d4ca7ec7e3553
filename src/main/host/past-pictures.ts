import type { Chronicle } from '#rules/campaign/chronicle'
import type { PictureSource } from '#rules/campaign/meanwhile'

/** The number of past frames for each screen: a command refers to a frame of a moment ago. */
const kept = 64

interface PastPicture extends PictureSource {
  readonly chronicle: Chronicle
}

/** The source of the last frames of every screen that can act, by revision. */
export class PastPictures {
  private readonly screens = new Map<string, Map<number, PastPicture>>()

  /** Records that this revision shows the campaign's present state. */
  note(screen: string, revision: number, chronicle: Chronicle): void {
    const pictures = this.screens.get(screen) ?? new Map<number, PastPicture>()
    this.screens.set(screen, pictures)
    pictures.delete(revision)
    pictures.set(revision, { chronicle, campaign: chronicle.campaign, entries: chronicle.revision })
    const [oldest] = pictures.keys()
    if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest)
  }

  /** Undefined for a frame that was never shown, is too old, or belongs to another campaign. */
  sourceOf(screen: string, revision: number, chronicle: Chronicle): PictureSource | undefined {
    const found = this.screens.get(screen)?.get(revision)
    return found?.chronicle === chronicle ? found : undefined
  }
}
