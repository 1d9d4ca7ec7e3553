import type { SeatId } from '#rules/core/seat'

// What the page of the common code and the host say to each other (JN1–JN8): plain requests, which read their headers alone.

/** What a waiting phone may ask: `/join/look`, `/join/ask`, `/join/leave`. */
export const joinAsks = ['look', 'ask', 'leave'] as const

export type JoinAsk = (typeof joinAsks)[number]

/** What a request brings along: the common code, what tells this device from others, and (to ask) the id of a seat, or `onlyWatch`. */
export const joinHeaders = { code: 'x-join-code', device: 'x-join-device', seat: 'x-join-seat' } as const

/** Asked for instead of a seat: to see what the table screen shows (JN10). */
export const onlyWatch = 'watch'

/** 22 signs that a device has made up itself: whoever has them is that device. */
export const deviceForm = /^[\w-]{22}$/

/** A place at the table, by the names that are on everybody's screen (CA26). */
export interface JoinSeat {
  readonly seat: SeatId
  readonly player: string
  readonly character: string
  /** Whether a device is open there now. */
  readonly taken: boolean
}

/** Why a phone that waited, or wished to, chooses again. */
export type JoinSetback = 'no' | 'unanswered' | 'given' | 'crowded' | 'too-soon' | 'no-such-seat'

/** What a phone at the door is told, and nothing else. */
export type JoinState =
  /** The Game Master lets nobody in now; nothing more is told. */
  | { readonly state: 'closed' }
  /** The door is open, but not by this code. */
  | { readonly state: 'wrong-code' }
  | {
      readonly state: 'choose'
      readonly title: string
      readonly seats: readonly JoinSeat[]
      readonly because: JoinSetback | null
    }
  | {
      readonly state: 'waiting'
      /** Null: only to watch. */
      readonly place: JoinSeat | null
      /** The Game Master's screen has the same two. */
      readonly words: string
      /** Milliseconds until it is given up. */
      readonly left: number
    }
  /** To this device alone: where its seat is, or the table screen. */
  | { readonly state: 'in'; readonly link: string }
