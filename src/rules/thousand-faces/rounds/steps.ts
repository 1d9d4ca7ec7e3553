import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import type { Act, Event, State, Sheet } from '../state'
import { isHere } from '../characters/character'
import { presentSheets } from '../sheets'
import { spotlightView } from '../spotlight/view'
import type { Round } from './model'
import { anyFoeStands } from '../foes/steps'

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

/** Whether a foe that players see still stands. */
function anySeenStands({ foes }: State): boolean {
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

/** RO1: begins the next round, or the first. */
export function beginRound(act: Act, since: number = act.state.spotlight.turn): Act {
  const { round } = act.state
  const seen = anySeenStands(act.state)
  return happen(act, { type: 'fight-round-began', number: (round?.number ?? 0) + 1, since, seen })
}

/** RO5, RO6: records that these foes have attacked. */
export function foesTakeTurn(act: Act, foes: readonly number[]): Act {
  if (act.state.round === null) return act
  const known = act.state.foes.map(({ id }) => id)
  return happen(act, { type: 'foes-turn-taken', foes: foes.filter(foe => known.includes(foe)) })
}

/** Updates the round after any act (RO1–RO3, RO7). Who has acted, whether a new round begins, whether the fight is over. */
export function keepRounds(act: Act): Act {
  return endedRounds(act.events.reduce(followEvent, act))
}

function followEvent(act: Act, event: Event): Act {
  if (event.type === 'spotlight-given') return litAgain(act, event.seat)
  const lit = act.state.spotlight.seat
  if (lit === null) return act
  if (event.type === 'foe-struck') return event.by === lit ? countStrike(act, lit) : act
  return event.type === 'flip-settled' && event.lead === lit && isOwnFlip(act.state, lit) ? countMove(act, lit) : act
}

/** RO3: when all have acted, the next round begins with the next fighter who gets the spotlight. */
function litAgain(act: Act, seat: SeatId | null): Act {
  const begins = seat !== null && isOver(act.state) && fighters(act.state).includes(seat)
  return begins ? beginRound(act, act.state.spotlight.turn - 1) : act
}

/** RO2: whether a flip certainly is the turn of the seat with the spotlight. FAST flips, reactions and flashbacks are not. */
function isOwnFlip({ sheets, game }: State, seat: SeatId): boolean {
  const flip = sheets.find(sheet => sheet.seat === seat)?.lastFlip
  const reacts = flip?.move === 'Defend' || flip?.move === 'Defy Danger'
  return flip !== undefined && flip !== null && !flip.fast && !flip.flashback && !reacts && game === null
}

/** RO2, RO3: the first act begins the first round. After a full round, an act of another seat than the last begins the next. */
function countMove(act: Act, seat: SeatId): Act {
  const { round } = act.state
  if (round === null) return begins(act.state) ? takeTurn(beginRound(act), seat) : act
  const anew = isOver(act.state) && round.acted.at(-1) !== seat
  return takeTurn(anew ? beginRound(act) : act, seat)
}

/** RO2: an attack may belong to a move that was counted before. It marks the turn, and begins only the first round. */
function countStrike(act: Act, seat: SeatId): Act {
  const first = act.state.round === null && begins(act.state)
  return takeTurn(first ? beginRound(act) : act, seat)
}

function begins(state: State): boolean {
  return state.format !== null && anySeenStands(state)
}

function takeTurn(act: Act, seat: SeatId): Act {
  const { round } = act.state
  return round === null || round.acted.includes(seat) ? act : happen(act, { type: 'turn-taken', seat, how: 'acted' })
}

function isOver(state: State): boolean {
  return state.round !== null && seatsToAct(state, state.round).length === 0
}

/** RO7: the fight ends with the last standing foe. What players see of the end must not reveal hidden foes. */
function endedRounds(act: Act): Act {
  const { round } = act.state
  if (round === null) return act
  const goesOn = round.seen ? anySeenStands(act.state) : anyFoeStands(act.state) && !anySeenStands(act.state)
  return goesOn ? act : happen(act, { type: 'fight-rounds-ended' })
}
