import { setImmediate as breathe } from 'node:timers/promises'
import type { Steps } from '#rules/core/steps'

/** Whoever waits for something long, and may call it off. */
export interface ProgressListener {
  /** @param share how much is done, between 0 and 1; never less than before */
  report(share: number): void
  readonly signal: AbortSignal
}

/** Something long was called off by its watcher. Nothing was changed by it. */
export class Cancelled extends Error {}

/**
 * Long work in slices: between two of them everybody else has a turn, the watcher is told how far it is, and may call it
 * off. The parts of the work take their shares one after the other.
 */
export class SlicedWork {
  private from = 0
  private to = 0

  constructor(private readonly listener: ProgressListener | null = null) {}

  /** The next part begins. @param upTo the share of the whole that is done with it */
  beginPart(upTo: number): this {
    this.from = this.to
    this.to = upTo
    return this
  }

  /** Between two slices. @param done how much of this part is done, between 0 and 1 */
  async yieldTurn(done: number): Promise<void> {
    this.listener?.report(this.from + (this.to - this.from) * done)
    await breathe()
    if (this.listener?.signal.aborted) throw new Cancelled('called off')
  }

  /** Steps, with a rest after each. */
  async runSteps<Outcome>(steps: Steps<Outcome>): Promise<Outcome> {
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      await this.yieldTurn(step.value)
    }
  }
}
