/** A clock in a game. The rules read no time: each command carries it. */
export interface Clock {
  /** Milliseconds counted before the last start. */
  readonly ran: number
  /**
   * The time of the last start in milliseconds since 1970, by the clock of the sender. Null while it is stopped.
   */
  readonly since: number | null
}

/** A stopped clock at zero. */
export const stopped: Clock = { ran: 0, since: null }

/** The latest time of JavaScript's calendar; a greater number is no time (PR36, Y4). */
export const latest = 8_640_000_000_000_000

/**
 * Milliseconds that a clock has counted.
 * @param at now, in milliseconds since 1970
 */
export function elapsed({ ran, since }: Clock, at: number): number {
  return Math.min(latest, ran + (since === null ? 0 : Math.max(0, at - since)))
}

export function started(clock: Clock, at: number): Clock {
  return { ran: elapsed(clock, at), since: at }
}

export function paused(clock: Clock, at: number): Clock {
  return { ran: elapsed(clock, at), since: null }
}
