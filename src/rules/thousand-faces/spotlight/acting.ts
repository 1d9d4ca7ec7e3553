import type { SeatId } from '../../core/seat'
import { presentSheets } from '../sheets'
import type { State } from '../state'

/** The moves that do not take the spotlight: the answers of a player (T2). */
const answers: readonly string[] = ['Defend', 'Defy Danger']

/** T2: whether a flip takes the spotlight for its player. */
export function takesSpotlight({ fast, move }: { readonly fast: boolean; readonly move: string | null }): boolean {
  return !fast && !(move !== null && answers.includes(move))
}

/**
 * T5: who acts, on every screen: who flipped since the spotlight was passed, else the player with it. In a round that players see, only the spotlight counts: it decides whose turn it is (RO3). A hidden round
 * changes nothing, because the table shows who acts (RO8).
 */
export function actingSeat(state: Pick<State, 'spotlight' | 'round' | 'sheets'>): SeatId | null {
  const { seat, flipped } = state.spotlight
  if (flipped === undefined || state.round?.seen === true) return seat
  return presentSheets(state).some(sheet => sheet.seat === flipped) ? flipped : seat
}
