/** The size of a burst, and the refill per second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** A token bucket: permits a burst, then a constant rate. */
export class TokenBucket {
  private tokens: number
  private filledAt: number

  constructor(
    private readonly rate: Rate,
    private readonly clock: { now(): number }
  ) {
    this.tokens = rate.burst
    this.filledAt = clock.now()
  }

  /** Takes one token. @returns false when none is left */
  take(): boolean {
    const now = this.clock.now()
    const trickled = (Math.max(0, now - this.filledAt) / 1000) * this.rate.perSecond
    this.tokens = Math.min(this.rate.burst, this.tokens + trickled)
    this.filledAt = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
}
