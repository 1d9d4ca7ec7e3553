import { pick } from '../../core/values'
import type { SeatId } from '../../core/seat'
import { tiedBy } from '../allies/view'
import { presentSheets } from '../sheets'
import type { State } from '../state'
import { fighters, freeFoes, isFoesTurn, nextUp, seatInTurn, seatsToAct, whyOut } from './steps'
import type { Round } from './model'

/** The GM's view of the round: who has acted, and who is next (RO1–RO6). */
export interface RoundView {
  readonly number: number
  /** Whether the table sees this round too. */
  readonly seen: boolean
  readonly turns: readonly {
    readonly seat: SeatId
    /** `out`: takes no turn; `up`: has the spotlight and has not acted. */
    readonly turn: 'acted' | 'up' | 'open' | 'out'
    readonly why: 'dead' | 'down' | 'elsewhere' | null
  }[]
  /** Foes that answer at once: the seat whose move they answer. */
  readonly answering: SeatId | null
  /** The players have acted, and these foes can attack one of them together; some may be hidden. */
  readonly free: readonly number[]
  /** Foes that have attacked in this round. */
  readonly foes: readonly number[]
  /** The next step of the GM. */
  readonly next: { readonly is: 'player' | 'foes' | 'round'; readonly seat: SeatId | null }
}

export interface RoundsGmView {
  /** Absent without a round. */
  readonly round?: RoundView
}

export interface RoundsTableView {
  /** Absent without a round, or without a visible foe. */
  readonly round?: {
    readonly number: number
    readonly acted: readonly SeatId[]
    /** The player whose turn follows; absent where no player's does. */
    readonly next?: SeatId
    /** The foes that have struck; absent without one. */
    readonly struck?: readonly number[]
  }
}

export function roundsGmView(state: State): RoundsGmView {
  return state.round === null ? {} : { round: roundView(state, state.round) }
}

/** RO8: the number of the round, who has acted, and who follows; hidden foes have no influence. */
export function roundsTableView(state: State): RoundsTableView {
  const { round } = state
  if (round === null || !round.seen) return {}
  const here = presentSheets(state).map(({ seat }) => seat)
  const { is, seat: next } = nextOf(state, round, seatInTurn(state, round))
  const struck = state.foes.filter(({ id, revealed }) => revealed && round.foes.includes(id)).map(({ id }) => id)
  return {
    round: {
      number: round.number,
      acted: here.filter(seat => round.acted.includes(seat)),
      ...(is === 'player' && next !== null && { next }),
      ...(struck.length > 0 && { struck })
    }
  }
}

function roundView(state: State, round: Round): RoundView {
  const { acted } = round
  const up = seatInTurn(state, round)
  const turn = (seat: SeatId, why: RoundView['turns'][number]['why']) =>
    acted.includes(seat) ? 'acted' : why !== null ? 'out' : seat === up ? 'up' : 'open'
  const gangs = state.format === 'two-rounds' && seatsToAct(state, round).length === 0
  return {
    ...pick(round, 'number', 'seen', 'answering', 'foes'),
    turns: presentSheets(state).map(sheet => {
      const why = whyOut(sheet)
      return { seat: sheet.seat, turn: turn(sheet.seat, why), why }
    }),
    free: gangs ? freeFoes(state, round, 'all').flatMap(({ id }) => (tiedBy(state, id) === null ? [id] : [])) : [],
    next: nextOf(state, round, up)
  }
}

function nextOf(state: State, round: Round, up: SeatId | null): RoundView['next'] {
  const after = { ...round, acted: up === null ? round.acted : [...round.acted, up] }
  const open = seatsToAct(state, after)
  if (open.length > 0) return { is: 'player', seat: nextUp(state, open) }
  if (state.spotlight.seat !== null && isFoesTurn(state, after)) return { is: 'foes', seat: null }
  return { is: 'round', seat: nextUp(state, fighters(state)) }
}
