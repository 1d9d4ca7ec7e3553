import { type Replay } from '#rules/campaign/replay'
import type { Frame } from '#rules/campaign/types'
import type { ReplaySpeed, ReplayView } from '#shared/replay'
import type { StoreClock } from '../storage/types'

/** Between two acts the table waits as long as it did then, within these bounds, in milliseconds, divided by the speed. */
const [shortest, longest] = [1_500, 6_000]

/** A replay on the table page (RY1–RY4). It is on nobody’s disk and in no act; who starts another, or acts, ends it. */
export class ReplayRun {
  private running: { readonly replay: Replay; readonly name: string } | null = null
  private isPlaying = false
  private speed: ReplaySpeed = 1
  private shown: Frame<'table'> | null = null
  private callOff: (() => void) | null = null

  /** @param inTurn runs a step in the host’s turn, and shows what it made */
  constructor(
    private readonly clock: StoreClock,
    private readonly inTurn: (step: () => void) => void
  ) {}

  /** What the table sees in place of the game; null while there is no replay. */
  get frame(): Frame<'table'> | null {
    return this.shown
  }

  /** What the Game Master is told of it. */
  get view(): ReplayView | null {
    const { running, isPlaying, speed } = this
    return (
      running && { name: running.name, share: running.replay.share, isPlaying, speed, isOver: running.replay.isOver }
    )
  }

  /** Only in a turn. */
  start(replay: Replay, name: string): void {
    this.end()
    this.running = { replay, name }
    this.shown = replay.frame(false)
    this.play(true)
  }

  /** Only in a turn. @returns whether there was one */
  end(): boolean {
    this.callOff?.()
    const had = this.running !== null
    ;[this.callOff, this.running, this.shown, this.isPlaying] = [null, null, null, false]
    return had
  }

  /** Stops it where it is, or lets it go on. Only in a turn. */
  play(on: boolean): void {
    this.isPlaying = on && this.running?.replay.isOver === false
    this.wait()
  }

  /** One act on or back; it stands then. Only in a turn. */
  step(way: 'on' | 'back'): void {
    const { replay } = this.running ?? {}
    if (!replay) return
    if (way === 'on' ? replay.on() : replay.back()) this.shown = replay.frame(way === 'on')
    this.play(false)
  }

  /** Only in a turn. */
  hasten(speed: ReplaySpeed): void {
    this.speed = speed
    this.wait()
  }

  private wait(): void {
    this.callOff?.()
    const { replay } = this.running ?? {}
    if (!replay || !this.isPlaying) return void (this.callOff = null)
    const wait = Math.min(longest, Math.max(shortest, replay.wait)) / this.speed
    this.callOff = this.clock.after(wait, () => this.inTurn(() => this.goOn(replay)))
  }

  private goOn(replay: Replay): void {
    // A step that was due when it was stopped is not made.
    if (this.running?.replay !== replay || !this.isPlaying) return
    this.step('on')
    this.play(true)
  }
}
