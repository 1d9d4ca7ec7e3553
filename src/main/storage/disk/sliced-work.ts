import { setImmediate as breathe } from 'node:timers/promises'
import type { Steps } from '#rules/core/steps'

/** A listener that waits for long work and may cancel it. */
export interface ProgressListener {
  /** @param share the finished share, between 0 and 1; never decreases */
  report(share: number): void
  readonly signal: AbortSignal
}

/** The listener cancelled the work, before any change was made. */
export class Cancelled extends Error {}

/**
 * Long work in slices. Between two slices other tasks run, the listener receives the progress, and the listener may
 * cancel. Each part of the work covers the next share of the progress.
 */
export class SlicedWork {
  private from = 0
  private to = 0

  constructor(private readonly listener: ProgressListener | null = null) {}

  /** Begins the next part. @param upTo the share of the whole at the end of this part */
  beginPart(upTo: number): this {
    this.from = this.to
    this.to = upTo
    return this
  }

  /** Pauses between two slices. @param done the finished share of this part, between 0 and 1 */
  async yieldTurn(done: number): Promise<void> {
    this.listener?.report(this.from + (this.to - this.from) * done)
    await breathe()
    if (this.listener?.signal.aborted) throw new Cancelled('called off')
  }

  /** Runs all steps, with a pause after each. */
  async runSteps<Outcome>(steps: Steps<Outcome>): Promise<Outcome> {
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      await this.yieldTurn(step.value)
    }
  }
}
