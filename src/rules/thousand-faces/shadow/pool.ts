import type { SeatId } from '../../core/seat'
import { hasLeft } from '../sheets'
import type { State } from '../types'

/** The GM's Shadow points. New ones land outside the circle. */
export interface ShadowPool {
  readonly free: number
  readonly circled: number
  /** 2 in Book 3 of a 30-hour campaign. */
  readonly factor: 1 | 2
}

/** A GM move that a flip has earned and that is still to be made. */
export interface GmMoveOwed {
  /** The serial of the flip. */
  readonly flip: number
  readonly seat: SeatId
}

/** H8, CA19: the moves that the GM still has to make, the oldest first; none for a player who has left the table. */
export function owedMoves(state: State): readonly GmMoveOwed[] {
  return state.gmMovesOwed.filter(({ seat }) => !hasLeft(state, seat))
}
