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
