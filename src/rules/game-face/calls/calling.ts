import { callingQuestion, type CallTask } from '../../core/calls/calling'
import type { OpenQuestion } from '../../core/question'
import { presentSeats, type SeatId } from '../../core/seat'
import type { Command, State } from '../state'
import type { CalledFor, Answer } from './model'
import type { CallKinds } from '../../core/calls/rules'
import { isAway, ownsSide, voiceOf } from '../contestants/view'
import { hasRolled } from '../ritual/scoring'
import { type Side, sides } from '../vocabulary'

/** What the Game Master can call players for in a duel: GF33, GF35. */
export const callKinds: CallKinds<State, CalledFor, Answer> = {
  isAsked: (state, what, seat) => isAskedFor[what](state, seat),
  answers: (state, what, seat, answer) => answersTo[what].includes(answer.type) && isOwn(state, seat, answer),
  lasting: ['pick-and-roll'],
  endless: [],
  withGmRights: []
}

const isAskedFor: Readonly<Record<CalledFor, (state: State, seat: SeatId) => boolean>> = {
  'pick-and-roll': (state, seat) => {
    const side = sideOf(state, seat)
    return side !== null && !hasRolled(state.ritual?.hidden[side] ?? null)
  },
  describe: (state, seat) => sideOf(state, seat) !== null,
  settle: (state, seat) => state.ritual !== null && voiceOf(state) === seat
}

const answersTo: Readonly<Record<CalledFor, readonly Answer['type'][]>> = {
  'pick-and-roll': ['pick', 'roll', 'enter-die'],
  describe: ['describe'],
  settle: ['settle']
}

function isOwn(state: State, seat: SeatId, answer: Answer): boolean {
  return answer.type === 'settle' || answer.side === sideOf(state, seat)
}

/** The side on which this seat fights now, or null. */
function sideOf({ seats, contestants, ritual }: State, seat: SeatId): Side | null {
  if (!contestants || !ritual || ritual.verdict || isAway({ seats }, seat)) return null
  return sides.find(side => ownsSide({ kind: 'seat', seat }, contestants[side].who)) ?? null
}

type Calling = OpenQuestion<Command, null>

/** The players at the table. */
export function seatsOf({ seats }: State): readonly SeatId[] {
  return presentSeats(seats)
}

/** Whom the Game Master calls, and for what (GF33); null while no duel is fought. */
export function callingOf(state: State): Calling | null {
  if (!state.contestants || !state.ritual || state.ritual.verdict) return null
  return callingQuestion(state, { kinds: callKinds, seats: seatsOf(state), tasks, rule: 'GF33' })
}

const tasks: readonly CallTask<CalledFor>[] = [
  { what: 'pick-and-roll', title: 'Pick a die, then roll it', who: 'each', proposes: true },
  { what: 'describe', title: 'Say how they fight', who: 'each', proposes: true },
  { what: 'settle', title: 'Settle the dispute', who: 'any', proposes: true }
]
