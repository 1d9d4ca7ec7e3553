import type { CheckpointReason, StoreClock } from '../types'

const manyEntries = 500
const quietMs = 5 * 60_000

/** Decides when to fold the journal into the file automatically: after many entries, or after a quiet time. */
export class CheckpointSchedule {
  private stopTimer: () => void = () => undefined
  private next = manyEntries

  constructor(
    private readonly clock: StoreClock,
    private readonly make: (reason: CheckpointReason) => void
  ) {}

  /** Records a written entry. @param journaled the number of entries that are in the journal only */
  entryWritten(journaled: number): void {
    this.stop()
    if (journaled >= this.next) {
      this.next = journaled + manyEntries // after a failed checkpoint the next act must not try again at once
      this.make('many-entries')
    }
    this.stopTimer = this.clock.after(quietMs, () => this.make('quiet'))
  }

  checkpointMade(): void {
    this.next = manyEntries
  }

  stop(): void {
    this.stopTimer()
  }
}
