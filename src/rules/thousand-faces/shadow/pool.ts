import { hasLeft } from '../sheets'
import type { State } from '../state'
import type { GmMoveOwed } from './model'

/** H8, CA19: the due GM moves, oldest first; none for a player who has left the table. */
export function owedMoves(state: State): readonly GmMoveOwed[] {
  return state.gmMovesOwed.filter(({ seat }) => !hasLeft(state, seat))
}
