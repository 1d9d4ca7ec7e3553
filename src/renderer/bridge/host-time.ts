/** Number of time reports that count, and the difference in milliseconds that shows a corrected host clock. */
const [most, jump] = [6, 1500]

/**
 * The present time of the host. Each report is late by its time on the network, so the latest time is the most exact.
 * Between reports the page’s steady clock counts. Without a report (Electron) the page runs on the host’s machine.
 */
export class HostTime {
  /** For each report: the host’s time at the start of the page’s steady clock. */
  private zeros: readonly number[] = []

  constructor(
    private readonly steady: () => number,
    private readonly wallClock: () => number
  ) {}

  /** @param at milliseconds since 1970, as reported by the host */
  hear(at: number): void {
    const zero = at - this.steady()
    const known = this.zeros.length > 0 && Math.abs(zero - Math.max(...this.zeros)) > jump ? [] : this.zeros
    this.zeros = [...known, zero].slice(-most)
  }

  /** The steady clock may have stopped during a sleep of the machine. */
  forget(): void {
    this.zeros = []
  }

  now(): number {
    return this.zeros.length === 0 ? this.wallClock() : Math.max(...this.zeros) + this.steady()
  }
}

export const hostTime = new HostTime(
  () => performance.now(),
  () => Date.now()
)
