import type { Socket } from 'node:net'

export interface ConnectionCounts {
  /** Connections that are not a page's socket yet, in all. */
  readonly all: number
  /** The same from one address of the network. */
  readonly each: number
}

/**
 * The connections that only ask for files, or have said nothing yet. Where there are too many, the one that has been
 * silent longest is cut, never the one that comes: whoever opens connections by the hundred only pushes out their own.
 */
export class ConnectionLimit {
  /** Longest silent first: whoever asks for something goes to the end of the line. */
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

  /** It has asked for something, as a browser does. */
  markActive(socket: Socket): void {
    if (!this.sockets.delete(socket)) return
    this.sockets.set(socket, 'heard')
  }

  /** It has become a page's socket, or is gone. */
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
