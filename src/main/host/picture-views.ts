import type { PictureId } from '#rules/core/picture'
import type { PreparedExhibit } from '#rules/showing/model'
import { isSame } from '#rules/core/values'
import type { AudienceSnapshot } from '#shared/contract'
import { wholeView } from '#shared/picture-view'
import type { PictureView, SeenPicture } from '#shared/picture-view-schema'

export type ScreenContent = Pick<AudienceSnapshot, 'mode' | 'frame' | 'replay'>

/** Absent when a picture is shown whole, without a pointer. */
export interface ViewPart {
  readonly pictureView?: PictureView
}

/**
 * The pointer and the zoom of the Game Master on a shown picture (SH12). They are no acts: they are not in the log,
 * cannot be undone, are not stored, and end with the showing.
 */
export class PictureViews {
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
   * The part of a screen's snapshot.
   * @param screen the key of the screen
   */
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
