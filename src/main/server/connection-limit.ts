import type { Socket } from 'node:net'

export interface ConnectionCounts {
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
  private readonly sockets = new Map<Socket, 'silent' | 'heard'>()

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
    this.sockets.set(socket, 'heard')
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
