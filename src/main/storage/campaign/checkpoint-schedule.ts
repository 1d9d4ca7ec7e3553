import type { CheckpointReason, StoreClock } from '../types'

const manyEntries = 500
const quietMs = 5 * 60_000

/** When to fold the journal into the file without being asked: after many entries, or when the table has gone quiet. */
export class CheckpointSchedule {
  private stopTimer: () => void = () => undefined
  private next = manyEntries

  constructor(
    private readonly clock: StoreClock,
    private readonly make: (reason: CheckpointReason) => void
  ) {}

  /** An entry was written. @param journaled how many are in the journal only. */
  entryWritten(journaled: number): void {
    this.stop()
    if (journaled >= this.next) {
      this.next = journaled + manyEntries // should this one fail, the next try is not the very next act
      this.make('many-entries')
    }
    this.stopTimer = this.clock.after(quietMs, () => this.make('quiet'))
  }

  /** A checkpoint was made. */
  checkpointMade(): void {
    this.next = manyEntries
  }

  stop(): void {
    this.stopTimer()
  }
}
