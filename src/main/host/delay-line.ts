import type { AudienceSnapshot } from '#shared/contract'
import { looksTheSame } from './snapshots'

type Picture = AudienceSnapshot<'overlay'>
/** What is on the screen; the address of its picture goes with it. */
type Scene = Pick<Picture, 'frame' | 'pictureKey' | 'pictureView'>

/**
 * What the viewers of one link see: every picture so many seconds late and in order (DI7). What covers the screen does
 * so at once: a pause, a blank screen, and a freeze, which holds what the viewers have; uncovering waits its turn.
 */
export class DelayLine {
  /** Oldest first; what was made before a blank screen or a freeze and not seen by then is not among them. */
  private waiting: { readonly at: number; readonly picture: Picture }[] = []
  private newest: Picture | null = null
  /** The newest that is due. */
  private due: Picture | null = null
  private shown: Picture | null = null
  /** What the viewers saw last, also while a blank screen covers it. */
  private seen: Scene | null = null
  /** Frozen while the link was behind: the picture that the host holds is newer than what its viewers saw. */
  private isHeldLate = false

  /** @param at milliseconds, never smaller than before */
  take(picture: Picture, at: number): void {
    if (picture === this.newest) return
    if (isCover(picture)) this.waiting = this.waiting.filter(({ picture: each }) => isCover(each) || each.paused)
    this.waiting.push({ at, picture })
    this.newest = picture
  }

  /** The same object for as long as nobody could see a difference. Null before the first picture was taken. */
  pictureAt(now: number, delayMs: number): Picture | null {
    for (let next = this.waiting[0]; next && next.at + delayMs <= now; next = this.waiting[0]) {
      this.due = next.picture
      this.waiting.shift()
    }
    if (!this.newest) return null
    this.isHeldLate = this.newest.mode === 'frozen' && (this.isHeldLate || delayMs > 0)
    const made = this.covered(this.newest)
    if (made.mode !== 'blank') this.seen = sceneOf(made)
    if (this.shown && looksTheSame(this.shown, made)) return this.shown
    this.shown = { ...made, serial: Math.max(now, (this.shown?.serial ?? 0) + 1) }
    return this.shown
  }

  /** Milliseconds until another picture is due; null when none waits. */
  dueIn(now: number, delayMs: number): number | null {
    const [next] = this.waiting
    return next ? Math.max(0, next.at + delayMs - now) : null
  }

  /** What was said before a name was struck out is not said any later. */
  forget(): void {
    this.waiting = []
    this.newest = this.due = this.shown = this.seen = null
  }

  private covered(newest: Picture): Picture {
    // How it looks is no news: that changes at once.
    const { look, layout } = newest
    const due: Picture = this.due ?? { ...withoutScene(newest), mode: 'waiting', frame: null }
    const unseen = this.waiting.map(({ picture }) => picture)
    const paused = due.paused || unseen.some(each => each.paused)
    const around = { ...due, look, ...(layout && { layout }), paused }
    const cover = [due, ...unseen].findLast(isCover)
    if (!cover) return around
    const held = newest.mode === 'frozen' && !this.isHeldLate ? sceneOf(newest) : this.seen
    return { ...withoutScene(around), ...(cover.mode === 'frozen' && held?.frame ? { mode: 'frozen', ...held } : dark) }
  }
}

const dark = { mode: 'blank', frame: null } as const

function withoutScene({
  frame: _frame,
  pictureKey: _key,
  pictureView: _view,
  ...rest
}: Picture): Omit<Picture, keyof Scene> {
  return rest
}

function sceneOf({ frame, pictureKey, pictureView }: Picture): Scene {
  return { frame, ...(pictureKey && { pictureKey }), ...(pictureView && { pictureView }) }
}

function isCover({ mode }: Picture): boolean {
  return mode === 'blank' || mode === 'frozen'
}
