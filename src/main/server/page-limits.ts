import type { ScreenKind } from '#shared/screens'
import type { ConnectionCounts } from './connection-limit'
import type { Rate } from './token-bucket'

/** What one kind of page may cost. */
export interface PageLimits {
  /** The longest message that may come from it, in bytes. */
  readonly messageBytes: number
  /** How many may look at once, in all and from one device of the network. A seat's own connection is not among them: it is always free. */
  readonly connections: ConnectionCounts
  /** How often it may ask; a seat that is known has an allowance of its own. */
  readonly asks: Rate
}

/** It has nothing to say. */
const watching = { messageBytes: 512, asks: { burst: 3, perSecond: 1 } } as const

export const pageLimits: Readonly<Record<ScreenKind, PageLimits>> = {
  // A GM's hands are quick and trusted, and may bring in a whole campaign.
  gm: {
    messageBytes: 80 * 1024 * 1024,
    connections: { all: 32, each: 32 },
    asks: { burst: 1_000, perSecond: 500 }
  },
  table: { ...watching, connections: { all: 24, each: 8 } },
  overlay: { ...watching, connections: { all: 64, each: 16 } },
  seat: { ...watching, messageBytes: 32 * 1024, connections: { all: Infinity, each: Infinity } }
}
