import type { SeatId } from '../../core/seat'
import { isHere } from '../characters/character'
import { presentSheets } from '../sheets'
import { spotlightView } from '../spotlight/view'
import type { Sheet, State } from '../state'
import type { Round } from './model'

/** Why a character at the table takes no turn in a round, or null (RO2). */
export function whyOut({ character, incapacitated }: Sheet): 'dead' | 'down' | 'elsewhere' | null {
  if (character.dead) return 'dead'
  if (incapacitated) return 'down'
  return isHere(character) ? null : 'elsewhere'
}

/** All seats that take a turn in a round. */
export function fighters(state: State): readonly SeatId[] {
  return presentSheets(state).flatMap(sheet => (whyOut(sheet) === null ? [sheet.seat] : []))
}

/** The seats whose turn of this round is still open. */
export function seatsToAct(state: State, { acted }: Round): readonly SeatId[] {
  return fighters(state).filter(seat => !acted.includes(seat))
}

/** The seat that got the spotlight in this round and has not acted; null between two turns. */
export function seatInTurn(state: State, round: Round): SeatId | null {
  const { seat, turn } = state.spotlight
  return seat !== null && turn > round.since && seatsToAct(state, round).includes(seat) ? seat : null
}

/** RO4: among the open seats, the one that had the spotlight least often, and longest ago. */
export function nextUp(state: State, open: readonly SeatId[]): SeatId | null {
  return spotlightView(state).order.find(({ seat }) => open.includes(seat))?.seat ?? null
}

export function anyStands({ foes }: State): boolean {
  return foes.some(({ stamina }) => stamina > 0)
}

/** Whether a foe that players see still stands. */
export function anySeenStands({ foes }: State): boolean {
  return foes.some(({ stamina, revealed }) => stamina > 0 && revealed)
}

/** RO5: foes without an opponent that have not attacked in this round. In a visible round, hidden foes must decide nothing. */
export function freeFoes(
  state: State,
  { foes: acted, seen }: Round,
  which: 'all' | 'deciding'
): readonly State['foes'][number][] {
  return state.foes.filter(
    ({ id, stamina, engaged, revealed }) =>
      stamina > 0 && engaged === null && !acted.includes(id) && (which === 'all' || revealed || !seen)
  )
}

/** RO5: in the format of two halves, the foes act once all players have acted. */
export function isFoesTurn(state: State, round: Round): boolean {
  return (
    state.format === 'two-rounds' &&
    seatsToAct(state, round).length === 0 &&
    freeFoes(state, round, 'deciding').length > 0
  )
}
