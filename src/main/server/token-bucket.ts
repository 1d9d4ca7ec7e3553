/** How much may come at once, and how fast it comes back. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Lets a burst through, then a steady trickle. */
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

  /** One more? False when it is too many. */
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
