import type { IncomingMessage, ServerResponse } from 'node:http'
import { gm } from '#rules/core/seat'
import { spectatorAdmission, type AccessPolicy } from '../server/access-policy'
import { sendText } from '../server/headers'
import { z } from 'zod'
import { fingerprint, freshToken, isSameSecret } from '../server/request-guard'
import type { PrivateJson } from '../storage/machine/private-json'

const keptSchema = z.object({ sessions: z.array(z.string().regex(/^[\w-]{43}$/)) })

/** The number of browsers that may hold a session; the oldest session is dropped. */
const maxSessions = 4

/**
 * The sessions of the dashboard in browsers. A link works once and is exchanged for a cookie. Only the cookie's hash is
 * stored, so that an open dashboard reconnects after the host was killed.
 */
export class Session {
  private link: string | null = null
  private written: Promise<void> = Promise.resolve()

  private constructor(
    private sessions: readonly string[],
    private readonly file: PrivateJson
  ) {}

  static async load(keep: PrivateJson): Promise<Session> {
    const flush = keptSchema.safeParse(await keep.read())
    return new Session(flush.success ? flush.data.sessions : [], keep)
  }

  /** Makes a new link; the previous link stops working. */
  mintLink(): string {
    this.link = freshToken()
    return this.link
  }

  /** Exchanges the link for the cookie's value, once; null for any other key. */
  redeem(key: string): string | null {
    if (this.link === null || !isSameSecret(key, this.link)) return null
    this.link = null
    const secret = freshToken()
    this.sessions = [...this.sessions, fingerprintOf(secret)].slice(-maxSessions)
    this.written = this.file.write({ sessions: this.sessions })
    return secret
  }

  /** Resolves when every session is stored, or could not be stored. */
  kept(): Promise<void> {
    return this.written
  }

  holds(secret: string): boolean {
    const print = fingerprintOf(secret)
    return this.sessions.some(each => isSameSecret(each, print))
  }
}

function fingerprintOf(secret: string): string {
  return fingerprint(secret).toString('base64url')
}

const monthSeconds = 30 * 24 * 60 * 60

/**
 * The admission rules of the browser shell. The dashboard needs the redeemed link; table and overlay, which only show,
 * are open to this machine.
 */
export function gmAccess(session: Session): AccessPolicy {
  return {
    pages: ['gm', 'table', 'overlay'],
    respond(request, response, url) {
      if (url.pathname !== '/') return false
      // A HEAD request (a preview in a mail program or a chat) must not use up the link.
      if (request.method === 'GET') redeemLink(session, request, response, url.searchParams.get('key'))
      else sendText(response, 405, 'Open this link in a browser.')
      return true
    },
    admit(screen, request) {
      if (screen === 'seat') return null
      if (screen !== 'gm') return spectatorAdmission(screen, () => true)
      const isValid = (): boolean => isKnown(session, request)
      if (!isValid()) return null
      const caller = { actor: gm, screen, campaign: null }
      return { caller, audience: { kind: 'gm' }, seatKey: null, isValid }
    }
  }
}

function redeemLink(session: Session, request: IncomingMessage, response: ServerResponse, key: string | null): void {
  const secret = key === null ? null : session.redeem(key)
  if (secret !== null) {
    const name = cookieName(request)
    response.setHeader('Set-Cookie', `${name}=${secret}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${monthSeconds}`)
  }
  if (secret !== null || isKnown(session, request)) {
    response.writeHead(303, { Location: '/gm' }).end()
    return
  }
  const used = 'This link has been used. Press Enter where Hearthside runs for a fresh one.'
  sendText(response, 403, key === null ? 'Open the link that Hearthside printed when it started.' : used)
}

function isKnown(session: Session, request: IncomingMessage): boolean {
  const name = `${cookieName(request)}=`
  const cookies = request.headers.cookie?.split('; ') ?? []
  return cookies.some(cookie => cookie.startsWith(name) && session.holds(cookie.slice(name.length)))
}

/**
 * Cookies are shared by all ports of a host, so the name holds the port. Two Hearthsides on one machine keep separate
 * sessions.
 */
function cookieName({ socket }: IncomingMessage): string {
  return `hearthside-${socket.localPort}`
}
