import type { AudienceSnapshot } from '#shared/contract'
import { looksTheSame } from './snapshots'

type Snapshot = AudienceSnapshot<'overlay'>
/** The content of the screen, with the key of its picture. */
type Scene = Pick<Snapshot, 'frame' | 'pictureKey' | 'pictureView'>

/**
 * The snapshots that the viewers of one link see, in order and with a fixed delay (DI7). A pause, a blank screen and a freeze take effect at once. A freeze holds the snapshot that the viewers have. Their end waits for the delay.
 */
export class DelayLine {
  /** Oldest first. Snapshots from before a blank screen or a freeze that were not shown by then are removed. */
  private waiting: { readonly at: number; readonly snapshot: Snapshot }[] = []
  private newest: Snapshot | null = null
  /** The newest snapshot whose delay is over. */
  private due: Snapshot | null = null
  private shown: Snapshot | null = null
  /** The content that the viewers saw last, also while a blank screen covers it. */
  private seen: Scene | null = null
  /** Frozen while the link was delayed: the frame that the host holds is newer than what the viewers saw. */
  private isHeldLate = false

  /** @param at milliseconds; must not decrease */
  take(snapshot: Snapshot, at: number): void {
    if (snapshot === this.newest) return
    if (isCover(snapshot)) this.waiting = this.waiting.filter(({ snapshot: each }) => isCover(each) || each.paused)
    this.waiting.push({ at, snapshot })
    this.newest = snapshot
  }

  /** Returns the same object as long as the content looks the same. Null before the first `take`. */
  snapshotAt(now: number, delayMs: number): Snapshot | null {
    for (let next = this.waiting[0]; next && next.at + delayMs <= now; next = this.waiting[0]) {
      this.due = next.snapshot
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

  /** Milliseconds until the next snapshot is due; null when none waits. */
  dueIn(now: number, delayMs: number): number | null {
    const [next] = this.waiting
    return next ? Math.max(0, next.at + delayMs - now) : null
  }

  /** Drops all snapshots, because they may contain a name that was withdrawn. */
  forget(): void {
    this.waiting = []
    this.newest = this.due = this.shown = this.seen = null
  }

  private covered(newest: Snapshot): Snapshot {
    // The look is not delayed.
    const { look, layout } = newest
    const due: Snapshot = this.due ?? { ...withoutScene(newest), mode: 'waiting', frame: null }
    const unseen = this.waiting.map(({ snapshot }) => snapshot)
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
}: Snapshot): Omit<Snapshot, keyof Scene> {
  return rest
}

function sceneOf({ frame, pictureKey, pictureView }: Snapshot): Scene {
  return { frame, ...(pictureKey && { pictureKey }), ...(pictureView && { pictureView }) }
}

function isCover({ mode }: Snapshot): boolean {
  return mode === 'blank' || mode === 'frozen'
}
