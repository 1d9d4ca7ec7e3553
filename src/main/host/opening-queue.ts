import { basename } from 'node:path'
import { CalledOff, type Watcher } from '../storage/disk/sliced-work'
import type { Desk } from './host-state'
import type { Publisher } from './publisher'
import { Turns } from '#shared/serial-queue'

/** Until then nobody wonders, and nothing is shown. */
const patience = 400
/** How often the bar moves at most. */
const beat = 100

/**
 * The campaign that is being opened: one at a time, beside the host's turns, so that whoever plays goes on playing. The
 * dashboard is shown how far it is, and may call it off.
 */
export class Openings {
  private readonly turns = new Turns()
  private running: AbortController | null = null

  constructor(
    private readonly desk: Desk,
    private readonly publisher: Publisher,
    private readonly now: () => number
  ) {}

  /** What was asked for last is what the GM wants: an opening that is under way is called off for it. */
  take<Outcome>(opening: () => Promise<Outcome>): Promise<Outcome> {
    this.callOff()
    return this.turns.take(opening)
  }

  callOff(): void {
    this.running?.abort()
  }

  /** Resolves when nothing is being opened. */
  settled(): Promise<void> {
    return this.turns.settled()
  }

  /**
   * Reads a campaign under the eyes of the GM.
   * @param canCancel whether there is a campaign on the desk, or an empty desk, to go back to
   * @returns null when it was called off
   */
  async watch<Outcome>(
    path: string,
    canCancel: boolean,
    read: (watcher: Watcher) => Promise<Outcome>
  ): Promise<Outcome | null> {
    const control = new AbortController()
    if (canCancel) this.running = control
    try {
      return await read({ signal: control.signal, tell: this.teller(basename(path), canCancel) })
    } catch (error) {
      if (error instanceof CalledOff) return null
      throw error
    } finally {
      this.running = null
      const shown = this.desk.opening !== null
      this.desk.opening = null
      if (shown) this.publisher.refresh()
    }
  }

  private teller(name: string, canCancel: boolean): (share: number) => void {
    let next = this.now() + patience
    return share => {
      if (this.now() < next) return
      next = this.now() + beat
      this.desk.opening = { name, share, canCancel }
      this.publisher.refresh()
    }
  }
}
