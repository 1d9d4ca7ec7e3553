import { noSession, type CurrentSession } from './vocabulary'

/** How long after its beginning a session is still the same evening, in milliseconds: twelve hours (SE6). */
const eveningMs = 12 * 3_600_000

/** A session is about three hours (5.1); half an hour later the app asks about its end, in milliseconds (SE7). */
const sessionMs = 3.5 * 3_600_000

/** What a page knows of the session. */
export interface SessionKnown {
  /** How many sessions have begun. */
  readonly session: number
  readonly current?: CurrentSession
}

/**
 * Whether a session is due to begin or to end, or neither (SE6, SE7).
 * @param now in milliseconds since 1970
 * @param lastLine the time of the newest line of the log; it replaces an unknown beginning (older files)
 */
export function sessionDue(
  { session, current = noSession }: SessionKnown,
  now: number,
  lastLine: number | null
): 'begin' | 'end' | null {
  const { since, ended } = current
  if (ended || (session === 0 && since === null)) return 'begin'
  const from = since ?? lastLine
  if (from === null) return null
  if (now - from >= eveningMs) return 'begin'
  return session > 0 && since !== null && now - since >= sessionMs ? 'end' : null
}
