import type { PictureId } from '#rules/core/picture'
import type { PreparedExhibit } from '#rules/showing/model'
import { isSame } from '#rules/core/same'
import type { AudienceSnapshot } from '#shared/contract'
import { wholeView } from '#shared/picture-view'
import type { PictureView, SeenPicture } from '#shared/picture-view-schema'

export type ScreenContent = Pick<AudienceSnapshot, 'mode' | 'frame' | 'replay'>

/** Absent where a picture is shown whole, without a pointer. */
export interface ViewPart {
  readonly pictureView?: PictureView
}

/**
 * Where the Game Master points on a shown picture and how large it is (SH12). It is no act: a finger on a map is in no log, a thousand
 * moves of it are nothing to undo, and it is gone with what is shown. Nothing of it is on a disk.
 */
export class PictureViews {
  private readonly views = new Map<PictureId, PictureView>()
  /** What each screen showed last while it was live: a frozen one goes on with that. */
  private readonly last = new Map<string, PictureView>()

  set(picture: PictureId, view: PictureView): void {
    if (isSame(view, wholeView)) this.views.delete(picture)
    else this.views.set(picture, view)
  }

  /** The campaign has changed. @param live what is shown now, to whomever; another showing begins whole */
  follow(live: readonly PreparedExhibit[]): void {
    for (const picture of this.views.keys())
      if (!live.some(({ exhibit }) => exhibit.picture === picture)) this.views.delete(picture)
  }

  /** Of each picture that is not seen whole. */
  get all(): readonly SeenPicture[] {
    return [...this.views].map(([picture, view]) => ({ picture, view }))
  }

  /** What a screen is told of it. @param screen by this it is known again */
  part(screen: string, { mode, frame, replay }: ScreenContent): ViewPart {
    if (mode === 'frozen') return partOf(this.last.get(screen))
    if (mode !== 'live') return {}
    const picture = replay === undefined ? frame?.shown?.picture : null
    const view = picture ? this.views.get(picture) : undefined
    if (view) this.last.set(screen, view)
    else this.last.delete(screen)
    return partOf(view)
  }
}

function partOf(view: PictureView | undefined): ViewPart {
  return view ? { pictureView: view } : {}
}
