import type { ScreenKind } from '#shared/screens'
import type { Rate } from './rate-limits'
import type { Socket } from 'node:net'

interface ConnectionCounts {
  /** The limit for all connections that are not a page's socket yet. */
  readonly all: number
  /** The same limit for one network address. */
  readonly each: number
}

/**
 * Limits the connections that have requested only files, or nothing. Above the limit the connection that has been
 * silent longest is closed, never the newest one. A client that opens hundreds of connections therefore only displaces
 * its own.
 */
export class ConnectionLimit {
  /** Ordered by silence, the longest first. A request moves its socket to the end. */
  private readonly sockets = new Map<Socket, 'silent' | 'active'>()

  constructor(private readonly max: ConnectionCounts) {}

  get size(): number {
    return this.sockets.size
  }

  add(socket: Socket): void {
    const { remoteAddress } = socket
    const near = [...this.sockets.keys()].filter(each => each.remoteAddress === remoteAddress)
    if (near.length >= this.max.each) this.dropOneOf(near)
    else if (this.sockets.size >= this.max.all) this.dropOneOf([...this.sockets.keys()])
    this.sockets.set(socket, 'silent')
    socket.once('close', () => this.remove(socket))
  }

  /** The socket has sent a request. */
  markActive(socket: Socket): void {
    if (!this.sockets.delete(socket)) return
    this.sockets.set(socket, 'active')
  }

  /** The socket became a page's socket, or was closed. */
  remove(socket: Socket): void {
    this.sockets.delete(socket)
  }

  private dropOneOf(sockets: readonly Socket[]): void {
    const victim = sockets.find(each => this.sockets.get(each) === 'silent') ?? sockets[0]
    if (!victim) return
    this.remove(victim)
    victim.destroy()
  }
}

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
