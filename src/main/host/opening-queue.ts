import { basename } from 'node:path'
import { Cancelled, type ProgressListener } from '../storage/disk/sliced-work'
import type { HostState } from './host-state'
import type { Publisher } from './publisher'
import { SerialQueue } from '#shared/serial-queue'

/** How long an opening takes before its progress is shown, in milliseconds. */
const showAfterMs = 400
/** The shortest time between two updates of the progress, in milliseconds. */
const reportEveryMs = 100

/**
 * The campaign that is being opened: one at a time, outside the host's turns, so that play continues. The dashboard
 * shows the progress and may cancel.
 */
export class OpeningQueue {
  private readonly queue = new SerialQueue()
  private running: AbortController | null = null

  constructor(
    private readonly state: HostState,
    private readonly publisher: Publisher,
    private readonly now: () => number
  ) {}

  /** The latest request counts: an opening in progress is cancelled for it. */
  run<Outcome>(opening: () => Promise<Outcome>): Promise<Outcome> {
    this.cancel()
    return this.queue.run(opening)
  }

  cancel(): void {
    this.running?.abort()
  }

  /** Resolves when no opening is in progress. */
  whenIdle(): Promise<void> {
    return this.queue.whenIdle()
  }

  /**
   * Reads a campaign and shows the progress to the GM.
   * @param canCancel whether the GM may cancel and return to the previous state
   * @returns null when the opening was cancelled
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
