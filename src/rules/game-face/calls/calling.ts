import { callingQuestion, type CallTask } from '../../core/calls/calling'
import type { OpenQuestion } from '../../core/question'
import type { SeatId } from '../../core/seat'
import type { Command, State } from '../state'
import { callKinds } from './kinds'
import type { CalledFor } from './model'

type Calling = OpenQuestion<Command, null>

/** The players at the table. */
export function seatsOf({ seats }: State): readonly SeatId[] {
  return seats.filter(({ retired }) => !retired).map(({ id }) => id)
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
