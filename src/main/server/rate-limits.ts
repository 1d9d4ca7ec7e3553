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

interface Clock {
  now(): number
}

const rates = {
  /** Allows for a phone that reconnects often. */
  connections: { burst: 30, perSecond: 3 },
  /** Allows for a player who presses buttons fast. */
  asks: { burst: 30, perSecond: 10 },
  /** The X-card has an allowance of its own, which other asks and other seats cannot use up. */
  pauses: { burst: 10, perSecond: 1 },
  /** The connection is cut after this many messages above the limit. */
  violations: { burst: 200, perSecond: 10 }
} as const satisfies Record<string, Rate>

/** The allowances of one page, or of one seat on any device. */
export type RateLimit = Readonly<Record<keyof typeof rates, TokenBucket>>

/** The allowances of a page without a seat. @param asks high for the GM's trusted page, low for a screen */
export function rateLimitFor(asks: Rate, clock: Clock): RateLimit {
  const made = (rate: Rate): TokenBucket => new TokenBucket(rate, clock)
  return {
    connections: made(rates.connections),
    asks: made(asks),
    pauses: made(rates.pauses),
    violations: made(rates.violations)
  }
}

/** The number of addresses to remember; a home network has fewer. */
const maxAddresses = 1_000
const wrongLinks: Rate = { burst: 20, perSecond: 1 }

/** The allowances of each seat, and of each address that used a wrong link. Reconnecting does not refill them. */
export class RateLimits {
  private readonly seats = new Map<string, RateLimit>()
  private readonly strangers = new Map<string, TokenBucket>()

  constructor(private readonly clock: Clock) {}

  ofSeat(seatKey: string): RateLimit {
    const known = this.seats.get(seatKey) ?? rateLimitFor(rates.asks, this.clock)
    this.seats.set(seatKey, known)
    return known
  }

  /** Counts one more wrong link from this address. @returns false when there were too many recently */
  wrongLinkFrom(address: string): boolean {
    const bucket = this.strangers.get(address) ?? new TokenBucket(wrongLinks, this.clock)
    this.strangers.delete(address)
    this.strangers.set(address, bucket)
    const [oldest] = this.strangers.keys()
    if (this.strangers.size > maxAddresses && oldest !== undefined) this.strangers.delete(oldest)
    return bucket.take()
  }
}
