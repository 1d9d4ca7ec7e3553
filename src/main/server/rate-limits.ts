import { TokenBucket, type Rate } from './token-bucket'

interface Clock {
  now(): number
}

const rates = {
  /** A phone that finds its way back after every tunnel. */
  connections: { burst: 30, perSecond: 3 },
  /** A player's hands are quick. */
  asks: { burst: 30, perSecond: 10 },
  /** The X-card waits behind nothing else, and nobody can use up another's. */
  pauses: { burst: 10, perSecond: 1 },
  /** So many messages too many, and the line is cut. */
  violations: { burst: 200, perSecond: 10 }
} as const satisfies Record<string, Rate>

/** What one page, or one seat on whatever device, may still say. */
export type RateLimit = Readonly<Record<keyof typeof rates, TokenBucket>>

/** What one page may say that sits on no seat. @param asks a GM's hands are trusted; a screen has nothing to ask */
export function rateLimitFor(asks: Rate, clock: Clock): RateLimit {
  const made = (rate: Rate): TokenBucket => new TokenBucket(rate, clock)
  return {
    connections: made(rates.connections),
    asks: made(asks),
    pauses: made(rates.pauses),
    violations: made(rates.violations)
  }
}

/** So many addresses are remembered; a network at home has fewer. */
const maxAddresses = 1_000
const wrongLinks: Rate = { burst: 20, perSecond: 1 }

/** What each seat, and each address that knocks with a wrong link, may still do. Reconnecting fills nothing up. */
export class RateLimits {
  private readonly seats = new Map<string, RateLimit>()
  private readonly strangers = new Map<string, TokenBucket>()

  constructor(private readonly clock: Clock) {}

  ofSeat(seatKey: string): RateLimit {
    const known = this.seats.get(seatKey) ?? rateLimitFor(rates.asks, this.clock)
    this.seats.set(seatKey, known)
    return known
  }

  /** One more wrong link from there? False when there were too many of late. */
  wrongLinkFrom(address: string): boolean {
    const bucket = this.strangers.get(address) ?? new TokenBucket(wrongLinks, this.clock)
    this.strangers.delete(address)
    this.strangers.set(address, bucket)
    const [oldest] = this.strangers.keys()
    if (this.strangers.size > maxAddresses && oldest !== undefined) this.strangers.delete(oldest)
    return bucket.take()
  }
}
