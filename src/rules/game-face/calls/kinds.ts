import type { CallKinds } from '../../core/calls/rules'
import type { SeatId } from '../../core/seat'
import { isAway, ownsSide } from '../contestants/fight'
import { voiceOf } from '../contestants/view'
import { hasRolled } from '../ritual/scoring'
import type { State } from '../state'
import { type Side, sides } from '../vocabulary'
import type { Answer, CalledFor } from './model'

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
