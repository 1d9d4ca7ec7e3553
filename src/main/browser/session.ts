import { z } from 'zod'
import { fingerprint, freshToken, isSameSecret } from '../server/request-guard'
import type { PrivateJson } from '../storage/machine/private-json'

const keptSchema = z.object({ sessions: z.array(z.string().regex(/^[\w-]{43}$/)) })

/** So many browsers may hold the dashboard's key at once; the oldest is forgotten. */
const maxSessions = 4

/**
 * Who may use the dashboard in a browser. A link works once and is exchanged for a cookie; only the cookie's fingerprint
 * is kept, so that a dashboard that was open finds its way back after the host was killed.
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

  /** A new link; the one before it is void. */
  mintLink(): string {
    this.link = freshToken()
    return this.link
  }

  /** The cookie's value in exchange for the link, once; null for anything else. */
  redeem(key: string): string | null {
    if (this.link === null || !isSameSecret(key, this.link)) return null
    this.link = null
    const secret = freshToken()
    this.sessions = [...this.sessions, fingerprintOf(secret)].slice(-maxSessions)
    this.written = this.file.write({ sessions: this.sessions })
    return secret
  }

  /** Resolves when every browser that was let in is kept, or could not be. */
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
