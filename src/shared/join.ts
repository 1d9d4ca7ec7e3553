import type { SeatId } from '#rules/core/seat'

// What the page of the common code and the host say to each other (JN1–JN8): plain requests, which read their headers alone.

/** What a waiting phone may ask: `/join/look`, `/join/ask`, `/join/leave`. */
export const joinAsks = ['look', 'ask', 'leave'] as const

export type JoinAsk = (typeof joinAsks)[number]

/**
 * What a request brings along: the common code, what tells this device from others, and (to ask) the id of a seat,
 * `onlyWatch`, or `newSeat` with the two names of it, each as `encodeURIComponent` writes it.
 */
export const joinHeaders = {
  code: 'x-join-code',
  device: 'x-join-device',
  seat: 'x-join-seat',
  player: 'x-join-player',
  character: 'x-join-character'
} as const

/** Asked for instead of a seat: to see what the table screen shows (JN10). */
export const onlyWatch = 'watch'

/** Asked for instead of a seat: one that is not there yet, by the names that the player writes (JN11). */
export const newSeat = 'new'

/** Who sits there; at most one of the two is empty. */
export interface JoinNames {
  readonly player: string
  readonly character: string
}

/** 22 signs that a device has made up itself: whoever has them is that device. */
export const deviceForm = /^[\w-]{22}$/

/** A place at the table, by the names that are on everybody's screen (CA26). */
export interface JoinSeat extends JoinNames {
  readonly seat: SeatId
  /** Whether a device is open there now. */
  readonly taken: boolean
}

/** Why a phone that waited, or wished to, chooses again. */
export type JoinSetback = 'no' | 'unanswered' | 'given' | 'crowded' | 'too-soon' | 'no-such-seat' | 'nameless'

/** What a phone that asks to join is told, and nothing else. */
export type JoinState =
  /** The Game Master lets nobody in now; nothing more is told. */
  | { readonly state: 'closed' }
  /** Joining is open, but not by this code. */
  | { readonly state: 'wrong-code' }
  | {
      readonly state: 'choose'
      readonly title: string
      readonly seats: readonly JoinSeat[]
      readonly because: JoinSetback | null
    }
  | {
      readonly state: 'waiting'
      /** A seat, or the names of a new one; null: only to watch. */
      readonly place: JoinNames | null
      /** The Game Master's screen has the same two. */
      readonly words: string
      /** Milliseconds until it is given up. */
      readonly left: number
    }
  /** To this device alone: where its seat is, or the table screen. */
  | { readonly state: 'in'; readonly link: string }
