/** A clock in a game. The rules have none: whoever asks tells the time. */
export interface Clock {
  /** Milliseconds counted before it was last started. */
  readonly ran: number
  /** Milliseconds since 1970 when it was last started, by the clock of whoever started it; null while it stands. */
  readonly since: number | null
}

/** A clock that has counted nothing and stands. */
export const stopped: Clock = { ran: 0, since: null }

/** The last moment that a calendar can name; what is later is no time (PR36, Y4). */
export const latest = 8_640_000_000_000_000

/** Milliseconds that a clock has counted. @param at now, in milliseconds since 1970 */
export function elapsed({ ran, since }: Clock, at: number): number {
  return Math.min(latest, ran + (since === null ? 0 : Math.max(0, at - since)))
}

export function started(clock: Clock, at: number): Clock {
  return { ran: elapsed(clock, at), since: at }
}

export function paused(clock: Clock, at: number): Clock {
  return { ran: elapsed(clock, at), since: null }
}
