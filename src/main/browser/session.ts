import { z } from 'zod'
import { fingerprint, freshToken, isSameSecret } from '../stage/request-guard'
import type { Keep } from '../stage/stage-links'

const keptSchema = z.object({ sessions: z.array(z.string().regex(/^[\w-]{43}$/)) })

/** So many browsers may hold the dashboard's key at once; the oldest is forgotten. */
const mostSessions = 4

/**
 * Who may use the dashboard in a browser. A link works once and is exchanged for a cookie; only the cookie's fingerprint
 * is kept, so that a dashboard that was open finds its way back after the host was killed.
 */
export class Session {
  private link: string | null = null
  private written: Promise<void> = Promise.resolve()

  private constructor(
    private sessions: readonly string[],
    private readonly keep: Keep
  ) {}

  static async load(keep: Keep): Promise<Session> {
    const kept = keptSchema.safeParse(await keep.read())
    return new Session(kept.success ? kept.data.sessions : [], keep)
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
    this.sessions = [...this.sessions, printOf(secret)].slice(-mostSessions)
    this.written = this.keep.write({ sessions: this.sessions })
    return secret
  }

  /** Resolves when every browser that was let in is kept, or could not be. */
  kept(): Promise<void> {
    return this.written
  }

  holds(secret: string): boolean {
    const print = printOf(secret)
    return this.sessions.some(each => isSameSecret(each, print))
  }
}

function printOf(secret: string): string {
  return fingerprint(secret).toString('base64url')
}
