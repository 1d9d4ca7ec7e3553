import type { Socket } from 'node:net'

export interface LobbyRoom {
  /** Connections that are not a page's socket yet, in all. */
  readonly all: number
  /** The same from one address of the network. */
  readonly each: number
}

/**
 * The connections that only ask for files, or have said nothing yet. Where there are too many, the one that has been
 * silent longest is cut, never the one that comes: whoever opens connections by the hundred only pushes out their own.
 */
export class Lobby {
  /** Longest silent first: whoever asks for something goes to the end of the line. */
  private readonly line = new Map<Socket, 'silent' | 'heard'>()

  constructor(private readonly room: LobbyRoom) {}

  get size(): number {
    return this.line.size
  }

  enter(socket: Socket): void {
    const { remoteAddress } = socket
    const near = [...this.line.keys()].filter(each => each.remoteAddress === remoteAddress)
    if (near.length >= this.room.each) this.cutOneOf(near)
    else if (this.line.size >= this.room.all) this.cutOneOf([...this.line.keys()])
    this.line.set(socket, 'silent')
    socket.once('close', () => this.leave(socket))
  }

  /** It has asked for something, as a browser does. */
  hear(socket: Socket): void {
    if (!this.line.delete(socket)) return
    this.line.set(socket, 'heard')
  }

  /** It has become a page's socket, or is gone. */
  leave(socket: Socket): void {
    this.line.delete(socket)
  }

  private cutOneOf(sockets: readonly Socket[]): void {
    const victim = sockets.find(each => this.line.get(each) === 'silent') ?? sockets[0]
    if (!victim) return
    this.leave(victim)
    victim.destroy()
  }
}
