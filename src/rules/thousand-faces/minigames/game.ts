import type { SeatId } from '../../core/seat'
import type { Attribute, CardId, ResultValue } from '../vocabulary'
import type { Turn } from './zodiac'

/** A chase in rounds: the best of five. Source: reference 4.10. */
export interface Pursuit {
  readonly kind: 'pursuit'
  /** Everybody who runs together. */
  readonly joined: readonly SeatId[]
  /** The one who carries most. */
  readonly rabbit: SeatId
  /** Rounds that were played. */
  readonly rounds: readonly Round[]
  /** The round whose flip is called but not over. */
  readonly running: { readonly flip: number | null; readonly by: SeatId; readonly attribute: Attribute | null } | null
}

/** One round of a chase. */
export interface Round {
  readonly by: SeatId
  /** What a helper brought; null when the rabbit ran alone. */
  readonly attribute: Attribute | null
  readonly result: ResultValue
  readonly won: 'rabbit' | 'pursuers'
}

/** Cards laid so that touching corners show one animal. Source: reference 4.11. */
export interface Corners {
  readonly kind: 'corners'
  readonly shape: 'line' | 'square'
  readonly seat: SeatId
  /** In the order of the line, or clockwise from the top of the square. */
  readonly laid: readonly { readonly card: CardId; readonly turn: Turn }[]
}

export type MiniGame = Pursuit | Corners

/** The mini-game on a board, one at a time. */
export interface GamePart {
  readonly game: MiniGame | null
}
