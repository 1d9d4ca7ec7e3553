import { basename } from 'node:path'
import { Cancelled, type ProgressListener } from '../storage/disk/sliced-work'
import type { HostState } from './host-state'
import type { Publisher } from './publisher'
import { SerialQueue } from '#shared/serial-queue'

/** Until then nobody wonders, and nothing is shown. */
const showAfterMs = 400
/** How often the bar moves at most. */
const reportEveryMs = 100

/**
 * The campaign that is being opened: one at a time, beside the host's turns, so that whoever plays goes on playing. The
 * dashboard is shown how far it is, and may call it off.
 */
export class OpeningQueue {
  private readonly queue = new SerialQueue()
  private running: AbortController | null = null

  constructor(
    private readonly state: HostState,
    private readonly publisher: Publisher,
    private readonly now: () => number
  ) {}

  /** What was asked for last is what the GM wants: an opening that is under way is called off for it. */
  run<Outcome>(opening: () => Promise<Outcome>): Promise<Outcome> {
    this.cancel()
    return this.queue.run(opening)
  }

  cancel(): void {
    this.running?.abort()
  }

  /** Resolves when nothing is being opened. */
  whenIdle(): Promise<void> {
    return this.queue.whenIdle()
  }

  /**
   * Reads a campaign under the eyes of the GM.
   * @param canCancel whether the campaign that was open, or none, is there to go back to
   * @returns null when it was called off
   */
  async withProgress<Outcome>(
    path: string,
    canCancel: boolean,
    read: (watcher: ProgressListener) => Promise<Outcome>
  ): Promise<Outcome | null> {
    const control = new AbortController()
    if (canCancel) this.running = control
    try {
      return await read({ signal: control.signal, report: this.progressReporter(basename(path), canCancel) })
    } catch (error) {
      if (error instanceof Cancelled) return null
      throw error
    } finally {
      this.running = null
      const shown = this.state.opening !== null
      this.state.opening = null
      if (shown) this.publisher.refresh()
    }
  }

  private progressReporter(name: string, canCancel: boolean): (share: number) => void {
    let next = this.now() + showAfterMs
    return share => {
      if (this.now() < next) return
      next = this.now() + reportEveryMs
      this.state.opening = { name, share, canCancel }
      this.publisher.refresh()
    }
  }
}
