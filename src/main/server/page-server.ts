import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { isScreenKind, screenKinds, type ScreenKind } from '#shared/screens'
import type { LayoutId } from '#shared/overlay-layout-schema'
import type { EndReason } from '#shared/wire'
import type { HostApi } from '../host/dependencies'
import type { Admission, AccessPolicy, PageName } from './access-policy'
import { rateLimitFor, RateLimits, type RateLimit } from './rate-limits'
import { Connection, closeSocket } from './connection'
import { isAddressedToUs, isFromOurPage, isThisMachine } from './request-guard'
import { sendText, setSafeHeaders } from './headers'
import { ConnectionLimit, pageLimits, type PageLimits } from './page-limits'
import sirv from 'sirv'
import { listPageFiles } from '../storage/machine/page-files'

type PageHandler = (request: IncomingMessage, response: ServerResponse, path: string) => void

/**
 * Serves the built pages of one folder, and only the named pages; `join` is the seat's page without a link. The folder
 * is listed once, at the start. Any address outside that list gets 404, in every spelling.
 */
function pageHandler(folder: string, pages: readonly PageName[]): PageHandler {
  const listed = listPageFiles(folder)
  const files = sirv(folder, {
    // `dev` reads the file facts at each request. A stored list of facts and headers would cost 2 MB for 1,500 files.
    dev: true,
    etag: true,
    // The build adds two compressed copies of every text file, which halves the download of a phone.
    gzip: true,
    brotli: true,
    extensions: ['html'],
    dotfiles: false,
    setHeaders: (response, path) => {
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    }
  })
  // Every file of the build has a plain name; other spellings are not served.
  const plain = /^\/[\w./-]*[\w-]$/
  const elsewhere = new RegExp(`^/(${[...screenKinds, 'join'].join('|')})(\\.html)?$`)

  return (request, response, path) => {
    // Browsers request this file by themselves and log an error when it is missing.
    if (path === '/favicon.ico') return void response.writeHead(204).end()
    const page = elsewhere.exec(path)?.[1]
    const isThere = page === 'join' || listed.has(path) || listed.has(`${path}.html`)
    const isHidden = !plain.test(path) || !isThere || (page !== undefined && !pages.some(each => each === page))
    if (isHidden) return sendText(response, 404, 'There is nothing here.')
    if (page === 'join') request.url = '/seat'
    files(request, response, () => sendText(response, 404, 'There is nothing here.'))
  }
}

const pingEveryMs = 10_000

export interface ServerSetup {
  readonly host: HostApi
  readonly access: AccessPolicy
  /** The folder of the built pages. */
  readonly folder: string
  readonly clock: { now(): number }
}

/** One server on loopback or on the local network: pages over HTTP, and their sockets. */
export class PageServer {
  private readonly http: Server
  private readonly pages: PageHandler
  private readonly sockets: Readonly<Record<ScreenKind, WebSocketServer>>
  /** Each connection with the network address of its device. */
  private readonly connections = new Map<Connection, string>()
  private readonly idleSockets = new ConnectionLimit({ all: 512, each: 64 })
  private readonly rateLimits: RateLimits
  private readonly pulse: NodeJS.Timeout

  private constructor(private readonly setup: ServerSetup) {
    this.pages = pageHandler(setup.folder, setup.access.pages)
    this.sockets = socketsOfAll()
    this.rateLimits = new RateLimits(setup.clock)
    this.http = createServer({
      requestTimeout: 10_000,
      headersTimeout: 5_000,
      keepAliveTimeout: 5_000,
      // Node checks every 30 seconds by default; a silent connection would keep its slot that long.
      connectionsCheckingInterval: 1_000
    })
    this.http.on('connection', socket => this.idleSockets.add(socket))
    this.http.on('request', (request, response) => this.serve(request, response))
    this.http.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head))
    this.pulse = setInterval(
      () =>
        this.connections.forEach((_address, connection) => {
          connection.ping()
          connection.tellTime(setup.clock.now())
        }),
      pingEveryMs
    ).unref()
  }

  /**
   * Listens at the first free port of this list, else at any free port; `port` holds the result.
   * @param address `127.0.0.1`, or `0.0.0.0` for the local network.
   * @throws NodeJS.ErrnoException when the machine does not allow listening
   */
  static async listen(setup: ServerSetup, address: string, ports: number | readonly number[]): Promise<PageServer> {
    const host = new PageServer(setup)
    let refused: NodeJS.ErrnoException | null = null
    for (const port of [ports, 0].flat()) {
      refused = await listening(host.http, address, port)
      if (!refused) return host
    }
    throw refused
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port
  }

  /** Whether a page of this seat is connected now. */
  isConnected(seatKey: string): boolean {
    return [...this.connections.keys()].some(({ admission }) => admission.seatKey === seatKey)
  }

  viewersOf(layout: LayoutId): number {
    return [...this.connections.keys()].filter(({ admission }) => admission.layout === layout).length
  }

  /** After links were renewed: disconnects the pages that used an old link. */
  dropInvalid(): void {
    this.endWhere(({ admission }) => !admission.isValid(), 'revoked')
  }

  /** Disconnects some seats; their pages reconnect by themselves. */
  disconnectSeats(isMeant: (seatKey: string) => boolean): void {
    this.endWhere(({ admission: { seatKey } }) => seatKey !== null && isMeant(seatKey), 'closing')
  }

  async close(): Promise<void> {
    clearInterval(this.pulse)
    this.endWhere(() => true, 'closing')
    const closed = new Promise<void>(resolve => this.http.close(() => resolve()))
    this.http.closeIdleConnections()
    const cut = setTimeout(() => this.http.closeAllConnections(), 500)
    const hangUp = setTimeout(() => this.connections.forEach((_address, connection) => connection.terminate()), 500)
    await closed
    clearTimeout(cut)
    clearTimeout(hangUp)
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    this.idleSockets.markActive(request.socket)
    setSafeHeaders(response, isAddressedToUs(request) ? (request.headers.host ?? '') : 'localhost')
    if (!isAddressedToUs(request)) return sendText(response, 421, 'This address does not belong to Hearthside.')
    const url = urlOf(request)
    if (!url) return sendText(response, 400, 'That is not a valid address.')
    // A new dashboard may have ended the session of the oldest dashboard.
    if (this.setup.access.respond(request, response, url)) return this.dropInvalid()
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'This address can only be read.')
    if (url.pathname.startsWith('/picture/')) return void servePicture(this.setup.host, request, response, url.pathname)
    this.pages(request, response, url.pathname)
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const url = urlOf(request)
    const screen = url && screenOf(url.pathname)
    if (!url || !screen || !this.setup.access.pages.includes(screen)) return rejectUpgrade(socket, '404 Not Found')
    if (!isFromOurPage(request)) return rejectUpgrade(socket, '403 Forbidden')
    const admission = this.setup.access.admit(screen, request, url)
    const address = request.socket.remoteAddress ?? ''
    if (!admission) {
      if (!this.rateLimits.wrongLinkFrom(address)) return rejectUpgrade(socket, '403 Forbidden')
      return this.sockets[screen].handleUpgrade(request, socket, head, refuseInvalidLink)
    }
    const rateLimit = this.rateLimitOf(admission)
    if (!rateLimit.connections.take() || !this.hasRoom(admission, address))
      return rejectUpgrade(socket, '503 Service Unavailable')
    this.idleSockets.remove(request.socket)
    this.sockets[screen].handleUpgrade(request, socket, head, page => this.connect(page, admission, rateLimit, address))
  }

  /** Each seat has one allowance, for all its devices and connections. */
  private rateLimitOf({ seatKey, caller: { screen } }: Admission): RateLimit {
    if (seatKey !== null) return this.rateLimits.ofSeat(seatKey)
    return rateLimitFor(pageLimits[screen].asks, this.setup.clock)
  }

  private hasRoom({ seatKey, caller: { screen } }: Admission, address: string): boolean {
    if (seatKey !== null) return true
    const { all, each } = pageLimits[screen].connections
    const there = [...this.connections].filter(([{ admission }]) => admission.caller.screen === screen)
    const near = there.filter(([, from]) => from === address)
    // All programs of this machine share one address, so OBS must not count against a second screen.
    const most = isThisMachine(address) ? all : each
    return there.length < all && near.length < most
  }

  private connect(page: WebSocket, admission: Admission, rateLimit: RateLimit, address: string): void {
    const { seatKey } = admission
    if (seatKey !== null) this.endWhere(other => other.admission.seatKey === seatKey, 'replaced')
    // Removed before the host learns of it, so that the GM's next snapshot shows the seat without a phone.
    page.on('close', () => this.connections.delete(connection))
    const connection = new Connection(page, admission, this.setup.host, rateLimit)
    this.connections.set(connection, address)
    connection.tellTime(this.setup.clock.now())
  }

  private endWhere(isMeant: (connection: Connection) => boolean, why: EndReason): void {
    for (const connection of [...this.connections.keys()].filter(isMeant)) {
      this.connections.delete(connection)
      connection.end(why)
    }
  }
}

/** A page with an invalid link receives the reason; a refused handshake would look like a lost connection. */
function refuseInvalidLink(page: WebSocket): void {
  page.on('error', () => page.terminate())
  page.send(JSON.stringify({ type: 'ended', why: 'revoked' }))
  closeSocket(page, 'revoked')
}

function socketsOfAll(): Readonly<Record<ScreenKind, WebSocketServer>> {
  const made = screenKinds.map(kind => [kind, socketsFor(pageLimits[kind])] as const)
  return Object.fromEntries(made) as Record<ScreenKind, WebSocketServer>
}

function socketsFor({ messageBytes }: PageLimits): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    maxPayload: messageBytes,
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
  const screen = /^\/socket\/(\w+)$/.exec(path)?.[1]
  return isScreenKind(screen) ? screen : null
}

function rejectUpgrade(socket: Duplex, status: string): void {
  // No code watches a socket after a refused upgrade, so the socket is destroyed once the response is sent.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

/**
 * Answers an address under `/picture/`. Caching is disabled, so that a picture that was taken away cannot be shown
 * again.
 */
async function servePicture(
  host: Pick<HostApi, 'picture'>,
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  path: string
): Promise<void> {
  const picture = await host.picture(path).catch(() => null)
  if (response.destroyed) return
  if (!picture) return sendText(response, 404, 'There is nothing here.')
  response.writeHead(200, { 'Content-Type': picture.contentType, 'Content-Length': picture.bytes.length })
  response.end(method === 'HEAD' ? undefined : picture.bytes)
}
