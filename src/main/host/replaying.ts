import { type Replay } from '#rules/campaign/replay'
import type { Frame } from '#rules/campaign/types'
import type { ReplaySpeed, ReplayView } from '#shared/replay'
import type { StoreClock } from '../storage/types'

/** The wait between two acts equals the original wait within these bounds, in milliseconds, divided by the speed. */
const [shortest, longest] = [1_500, 6_000]

/** A replay on the table page (RY1–RY4). It is not stored and in no act; another replay or an act ends it. */
export class ReplayRun {
  private running: { readonly replay: Replay; readonly name: string } | null = null
  private isPlaying = false
  private speed: ReplaySpeed = 1
  private shown: Frame<'table'> | null = null
  private callOff: (() => void) | null = null

  /** @param inTurn runs a step in a turn of the queue, and publishes the result */
  constructor(
    private readonly clock: StoreClock,
    private readonly inTurn: (step: () => void) => void
  ) {}

  /** The frame that the table shows instead of the game; null while there is no replay. */
  get frame(): Frame<'table'> | null {
    return this.shown
  }

  /** The state of the replay for the dashboard. */
  get view(): ReplayView | null {
    const { running, isPlaying, speed } = this
    return (
      running && { name: running.name, share: running.replay.share, isPlaying, speed, isOver: running.replay.isOver }
    )
  }

  /** Only in a turn of the queue. */
  start(replay: Replay, name: string): void {
    this.end()
    this.running = { replay, name }
    this.shown = replay.frame(false)
    this.play(true)
  }

  /**
   * Only in a turn of the queue.
   * @returns whether a replay was running
   */
  end(): boolean {
    this.callOff?.()
    const had = this.running !== null
    ;[this.callOff, this.running, this.shown, this.isPlaying] = [null, null, null, false]
    return had
  }

  /** Pauses or continues the replay. Only in a turn of the queue. */
  play(on: boolean): void {
    this.isPlaying = on && this.running?.replay.isOver === false
    this.wait()
  }

  /** Moves one act forward or back, and pauses. Only in a turn of the queue. */
  step(way: 'on' | 'back'): void {
    const { replay } = this.running ?? {}
    if (!replay) return
    if (way === 'on' ? replay.on() : replay.back()) this.shown = replay.frame(way === 'on')
    this.play(false)
  }

  /** Only in a turn of the queue. */
  hasten(speed: ReplaySpeed): void {
    this.speed = speed
    this.wait()
  }

  private wait(): void {
    this.callOff?.()
    const { replay } = this.running ?? {}
    if (!replay || !this.isPlaying) return void (this.callOff = null)
    const wait = Math.min(longest, Math.max(shortest, replay.wait)) / this.speed
    this.callOff = this.clock.after(wait, () => this.inTurn(() => this.showNext(replay)))
  }

  private showNext(replay: Replay): void {
    // The replay was paused or replaced before this step was due.
    if (this.running?.replay !== replay || !this.isPlaying) return
    this.step('on')
    this.play(true)
  }
}
