import type { SeatId } from '#rules/core/seat'

// The messages between the page of the common code and the host (JN1–JN8). They are plain requests; the host reads only the headers.

/** The requests of a waiting phone: `/join/look`, `/join/ask`, `/join/leave`. */
export const joinAsks = ['look', 'ask', 'leave'] as const

export type JoinAsk = (typeof joinAsks)[number]

/**
 * The headers of a request: the common code and the id of the device. To ask, also the id of a seat, `onlyWatch`, or
 * `newSeat` with its two names in the form of `encodeURIComponent`.
 */
export const joinHeaders = {
  code: 'x-join-code',
  device: 'x-join-device',
  seat: 'x-join-seat',
  player: 'x-join-player',
  character: 'x-join-character'
} as const

/** In place of a seat: the device only watches the table screen (JN10). */
export const onlyWatch = 'watch'

/** In place of a seat: a new seat with the names that the player writes (JN11). */
export const newSeat = 'new'

/** The names of a seat; at most one of them is empty. */
export interface JoinNames {
  readonly player: string
  readonly character: string
}

/** 22 characters that a device generates; they identify the device. */
export const deviceForm = /^[\w-]{22}$/

/** A seat with the names that all screens show (CA26). */
export interface JoinSeat extends JoinNames {
  readonly seat: SeatId
  /** Whether a device is connected to the seat now. */
  readonly taken: boolean
}

/** Why a phone must choose again. */
export type JoinSetback = 'no' | 'unanswered' | 'given' | 'crowded' | 'too-soon' | 'no-such-seat' | 'nameless'

/** The complete answer to a phone that asks to join. */
export type JoinState =
  /** Joining is closed; the answer contains nothing more. */
  | { readonly state: 'closed' }
  /** Joining is open, but with another code. */
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
      readonly names: JoinNames | null
      /** The Game Master's screen shows the same two words. */
      readonly words: string
      /** Milliseconds until the request expires. */
      readonly left: number
    }
  /** To this device alone: the link of its seat, or of the table screen. */
  | { readonly state: 'in'; readonly link: string }
