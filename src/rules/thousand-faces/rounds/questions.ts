import type { SeatId } from '../../core/seat'
import { isHere } from '../characters/character'
import { presentSheets } from '../sheets'
import { spotlightView } from '../spotlight/view'
import type { Sheet, State } from '../state'
import type { Round } from './model'

/** Why somebody at the table takes no turn in a round, or null (RO2). */
export function whyOut({ character, incapacitated }: Sheet): 'dead' | 'down' | 'elsewhere' | null {
  if (character.dead) return 'dead'
  if (incapacitated) return 'down'
  return isHere(character) ? null : 'elsewhere'
}

/** Everybody who takes a turn in a round. */
export function fighters(state: State): readonly SeatId[] {
  return presentSheets(state).flatMap(sheet => (whyOut(sheet) === null ? [sheet.seat] : []))
}

/** Whose turn of this round is still open. */
export function seatsToAct(state: State, { acted }: Round): readonly SeatId[] {
  return fighters(state).filter(seat => !acted.includes(seat))
}

/** Whose turn it is: whoever got the spotlight in this round and has not acted; null between two turns. */
export function seatInTurn(state: State, round: Round): SeatId | null {
  const { seat, turn } = state.spotlight
  return seat !== null && turn > round.since && seatsToAct(state, round).includes(seat) ? seat : null
}

/** RO4: the one who had the spotlight least, and longest ago, among those whose turn is open. */
export function nextUp(state: State, open: readonly SeatId[]): SeatId | null {
  return spotlightView(state).order.find(({ seat }) => open.includes(seat))?.seat ?? null
}

export function anyStands({ foes }: State): boolean {
  return foes.some(({ stamina }) => stamina > 0)
}

/** A foe that players see stands. */
export function anySeenStands({ foes }: State): boolean {
  return foes.some(({ stamina, revealed }) => stamina > 0 && revealed)
}

/** RO5: foes that nobody engaged and that have not struck in this round. Of a round that players see, hidden foes decide nothing. */
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

/** RO5: in the format of two halves it is the foes' turn once all players have acted. */
export function isFoesTurn(state: State, round: Round): boolean {
  return (
    state.format === 'two-rounds' &&
    seatsToAct(state, round).length === 0 &&
    freeFoes(state, round, 'deciding').length > 0
  )
}
