import type { ScreenKind } from '#shared/screens'
import type { ConnectionCounts } from './connection-limit'
import type { Rate } from './token-bucket'

/** The limits for one kind of page. */
export interface PageLimits {
  /** The longest message from this page, in bytes. */
  readonly messageBytes: number
  /**
   * The number of pages at once, in all and from one device of the network. A seat's connection is not counted and is
   * always free.
   */
  readonly connections: ConnectionCounts
  /** The rate of asks; a known seat has an allowance of its own. */
  readonly asks: Rate
}

/** These pages send no asks. */
const watching = { messageBytes: 512, asks: { burst: 3, perSecond: 1 } } as const

export const pageLimits: Readonly<Record<ScreenKind, PageLimits>> = {
  // The GM's page is trusted, works fast, and may upload a whole campaign.
  gm: {
    messageBytes: 80 * 1024 * 1024,
    connections: { all: 32, each: 32 },
    asks: { burst: 1_000, perSecond: 500 }
  },
  table: { ...watching, connections: { all: 24, each: 8 } },
  overlay: { ...watching, connections: { all: 64, each: 16 } },
  seat: { ...watching, messageBytes: 32 * 1024, connections: { all: Infinity, each: Infinity } }
}
