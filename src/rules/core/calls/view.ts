import type { OpenQuestion, Question } from '../question'
import type { SeatId } from '../seat'
import type { Tagged } from '../slice'
import type { Call, CallsState } from './model'
import { isOnPhone } from './phones'
import { callFor, type CallKinds } from './rules'

export interface CallsGmView<What extends string> {
  /** The open calls, the oldest first. Absent while there are none. */
  readonly calls?: readonly Call<What>[]
  /** The seats whose phones are not called. Absent while all are. */
  readonly offPhone?: readonly SeatId[]
  /** Whom the Game Master calls, and for what. Absent while no game runs in which players are called. */
  readonly calling?: Question<null>
}

export interface CallsSeatView<What extends string> {
  /** The open call of this player. Absent while there is none. */
  readonly call?: Call<What>
}

/**
 * A game's view of its calls.
 * @param seatsOf the seats at the table
 * @param callingOf whom the Game Master calls; null: no game runs in which players are called
 */
export function callsViewOf<What extends string, State extends CallsState<What>>(
  kinds: AskChecks<State, What>,
  seatsOf: (state: State) => readonly SeatId[],
  callingOf: (state: State) => OpenQuestion<unknown, null> | null
) {
  return {
    gm: (state: State): CallsGmView<What> => {
      const calling = callingOf(state)
      return { ...callsGmView(kinds, state, seatsOf(state)), ...(calling ? { calling: calling.question } : {}) }
    },
    seat: (state: State, seat: SeatId) => callsSeatView(kinds, state, seat)
  }
}

type AskChecks<State, What extends string> = Pick<CallKinds<State, What, Tagged>, 'isAsked'>

/** @param seats the seats at the table */
function callsGmView<What extends string, State extends CallsState<What>>(
  kinds: AskChecks<State, What>,
  state: State,
  seats: readonly SeatId[]
): CallsGmView<What> {
  const calls = state.calls.open.filter(call => call.seats.some(seat => callFor(kinds, state, seat) === call))
  const offPhone = seats.filter(seat => !isOnPhone(state.phoneCalls, seat))
  return { ...(calls.length > 0 ? { calls } : {}), ...(offPhone.length > 0 ? { offPhone } : {}) }
}

function callsSeatView<What extends string, State extends CallsState<What>>(
  kinds: AskChecks<State, What>,
  state: State,
  seat: SeatId
): CallsSeatView<What> {
  const call = callFor(kinds, state, seat)
  return call ? { call } : {}
}
