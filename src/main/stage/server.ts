import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { ScreenKind } from '#shared/contract'
import { closeCodes, type Ending } from '#shared/wire'
import type { Reception } from '../host/house'
import type { DoorKeeper } from './admission'
import { Connection } from './connection'
import { isAddressedToUs, isFromOurPage } from './guard'
import { say, setSafeHeaders } from './headers'
import { TokenBucket } from './pace'
import { pageServer, type PageServer } from './pages'

/** The longest message that may come from each page, in bytes: a GM may bring in a whole campaign. */
const longest: Readonly<Record<ScreenKind, number>> = {
  gm: 80 * 1024 * 1024,
  seat: 32 * 1024,
  table: 512,
  overlay: 512
}
const mostConnections = 64
const beat = 10_000

export interface ServerSetup {
  readonly reception: Reception
  readonly keeper: DoorKeeper
  /** Where the built pages are. */
  readonly folder: string
  readonly clock: { now(): number }
}

/** One loopback or LAN server: the pages over HTTP, their sockets beside them. */
export class PageHost {
  private readonly http: Server
  private readonly pages: PageServer
  private readonly sockets: Readonly<Record<ScreenKind, WebSocketServer>>
  private readonly connections = new Set<Connection>()
  private readonly arrivals: TokenBucket
  private readonly pulse: NodeJS.Timeout

  private constructor(private readonly setup: ServerSetup) {
    this.pages = pageServer(setup.folder, setup.keeper.pages)
    this.sockets = {
      gm: socketsFor('gm'),
      seat: socketsFor('seat'),
      table: socketsFor('table'),
      overlay: socketsFor('overlay')
    }
    this.arrivals = new TokenBucket({ burst: 100, perSecond: 20 }, setup.clock)
    this.http = createServer({ requestTimeout: 10_000, headersTimeout: 5_000, keepAliveTimeout: 5_000 })
    this.http.maxConnections = 4 * mostConnections
    this.http.on('request', (request, response) => this.serve(request, response))
    this.http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head))
    this.pulse = setInterval(() => this.connections.forEach(connection => connection.ping()), beat).unref()
  }

  /** Listens at the port if it is free, else at any other. @param address `127.0.0.1`, or `0.0.0.0` for the local network. */
  static async listen(setup: ServerSetup, address: string, port: number): Promise<PageHost> {
    const host = new PageHost(setup)
    const taken = await listening(host.http, address, port)
    if (taken) await listening(host.http, address, 0).then(error => error && Promise.reject(error))
    return host
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port
  }

  /** Is anybody there on this chair now? */
  isTaken(chair: string): boolean {
    return [...this.connections].some(({ admission }) => admission.chair === chair)
  }

  /** Links were renewed: whoever came by an old one goes. */
  reconsider(): void {
    this.endWhere(({ admission }) => !admission.isStillGood(), 'revoked')
  }

  /** Cuts the lines of some chairs; whoever sits there calls again by himself. */
  hangUpOn(isMeant: (chair: string) => boolean): void {
    this.endWhere(({ admission: { chair } }) => chair !== null && isMeant(chair), 'closing')
  }

  async close(): Promise<void> {
    clearInterval(this.pulse)
    this.endWhere(() => true, 'closing')
    const closed = new Promise<void>(resolve => this.http.close(() => resolve()))
    this.http.closeIdleConnections()
    const cut = setTimeout(() => this.http.closeAllConnections(), 500)
    const hangUp = setTimeout(() => this.connections.forEach(connection => connection.cut()), 500)
    await closed
    clearTimeout(cut)
    clearTimeout(hangUp)
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    setSafeHeaders(response, isAddressedToUs(request) ? (request.headers.host ?? '') : 'localhost')
    if (!isAddressedToUs(request)) return say(response, 421, 'This address is not one of ours.')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(response, 405, 'Only reading is possible here.')
    const url = urlOf(request)
    if (!url) return say(response, 400, 'That is not an address.')
    if (!this.setup.keeper.greet(request, response, url)) this.pages(request, response, url.pathname)
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const url = urlOf(request)
    const screen = url && screenOf(url.pathname)
    if (!url || !screen || !this.setup.keeper.pages.includes(screen)) return turnAway(socket, '404 Not Found')
    if (!isFromOurPage(request)) return turnAway(socket, '403 Forbidden')
    if (this.connections.size >= mostConnections || !this.arrivals.take())
      return turnAway(socket, '503 Service Unavailable')
    this.sockets[screen].handleUpgrade(request, socket, head, page => this.welcome(page, screen, request, url))
  }

  /** A page whose link is no good is told so in words; a refused handshake would look to it like a lost connection. */
  private welcome(page: WebSocket, screen: ScreenKind, request: IncomingMessage, url: URL): void {
    const admission = this.setup.keeper.admit(screen, request, url)
    if (!admission) {
      page.on('error', () => page.terminate())
      page.send(JSON.stringify({ say: 'ended', why: 'revoked' }))
      return page.close(closeCodes.revoked, 'revoked')
    }
    const { chair } = admission
    if (chair !== null) this.endWhere(other => other.admission.chair === chair, 'replaced')
    // Struck off before the host hears of it, so that the GM's next picture shows an empty chair.
    page.on('close', () => this.connections.delete(connection))
    const connection = new Connection(page, admission, this.setup.reception, this.setup.clock)
    this.connections.add(connection)
  }

  private endWhere(isMeant: (connection: Connection) => boolean, why: Ending): void {
    for (const connection of [...this.connections].filter(isMeant)) {
      this.connections.delete(connection)
      connection.end(why)
    }
  }
}

function socketsFor(screen: ScreenKind): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    maxPayload: longest[screen],
    perMessageDeflate: false,
    clientTracking: false
  })
}

function listening(http: Server, address: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise(resolve => {
    const fail = (error: NodeJS.ErrnoException): void => resolve(error)
    http.once('error', fail)
    http.listen(port, address, () => {
      http.off('error', fail)
      resolve(null)
    })
  })
}

function urlOf({ url }: IncomingMessage): URL | null {
  return url?.startsWith('/') && URL.canParse(url, 'http://hearthside') ? new URL(url, 'http://hearthside') : null
}

function screenOf(path: string): ScreenKind | null {
  const screen = /^\/socket\/(gm|table|overlay|seat)$/.exec(path)?.[1]
  return screen ? (screen as ScreenKind) : null
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
