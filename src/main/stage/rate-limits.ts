import { TokenBucket, type Pace } from './token-bucket'

interface Clock {
  now(): number
}

const paces = {
  /** A phone that finds its way back after every tunnel. */
  arrivals: { burst: 30, perSecond: 3 },
  /** A player's hands are quick. */
  asks: { burst: 30, perSecond: 10 },
  /** The X-card waits behind nothing else, and nobody can use up another's. */
  pauses: { burst: 10, perSecond: 1 },
  /** So many messages too many, and the line is cut. */
  patience: { burst: 200, perSecond: 10 }
} as const satisfies Record<string, Pace>

/** What one page, or one seat on whatever device, may still say. */
export type Allowance = Readonly<Record<keyof typeof paces, TokenBucket>>

/** What one page may say that sits on no seat. @param asks a GM's hands are trusted; a screen has nothing to ask */
export function allowanceFor(asks: Pace, clock: Clock): Allowance {
  const made = (pace: Pace): TokenBucket => new TokenBucket(pace, clock)
  return {
    arrivals: made(paces.arrivals),
    asks: made(asks),
    pauses: made(paces.pauses),
    patience: made(paces.patience)
  }
}

/** So many addresses are remembered; a network at home has fewer. */
const mostAddresses = 1_000
const wrongLinks: Pace = { burst: 20, perSecond: 1 }

/** What each seat, and each address that knocks with a wrong link, may still do. Reconnecting fills nothing up. */
export class Allowances {
  private readonly seats = new Map<string, Allowance>()
  private readonly strangers = new Map<string, TokenBucket>()

  constructor(private readonly clock: Clock) {}

  ofSeat(chair: string): Allowance {
    const known = this.seats.get(chair) ?? allowanceFor(paces.asks, this.clock)
    this.seats.set(chair, known)
    return known
  }

  /** One more wrong link from there? False when there were too many of late. */
  wrongLinkFrom(address: string): boolean {
    const bucket = this.strangers.get(address) ?? new TokenBucket(wrongLinks, this.clock)
    this.strangers.delete(address)
    this.strangers.set(address, bucket)
    const [oldest] = this.strangers.keys()
    if (this.strangers.size > mostAddresses && oldest !== undefined) this.strangers.delete(oldest)
    return bucket.take()
  }
}
