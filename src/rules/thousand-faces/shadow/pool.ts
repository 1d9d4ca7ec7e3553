import { hasLeft } from '../sheets'
import type { State } from '../state'
import type { GmMoveOwed } from './model'

/** H6: the ways to pay in Shadow, in the same words in each form. Circled points pay first, free ones pay alone, or none pay. */
export const payWords = { circled: 'Circled first', free: 'Free only', nothing: 'Not paid' } as const

/** H8, CA19: the due GM moves, oldest first; none for a player who has left the table. */
export function owedMoves(state: State): readonly GmMoveOwed[] {
  return state.gmMovesOwed.filter(({ seat }) => !hasLeft(state, seat))
}
