import { callingQuestion, type CallTask } from '../../core/calls/calling'
import type { OpenQuestion } from '../../core/question'
import type { SeatId } from '../../core/seat'
import type { Command, State } from '../state'
import { callKinds } from './kinds'
import type { CalledFor } from './model'

type Calling = OpenQuestion<Command, null>

/** The players at the table. */
export const seatsOf = ({ seats }: State): readonly SeatId[] => seats

/** Whom the World calls, and for what (A41); null before the game has begun. */
export function callingOf(state: State): Calling | null {
  return state.started
    ? callingQuestion(state, { kinds: callKinds, seats: seatsOf(state), tasks: tasksIn(state), rule: 'A41' })
    : null
}

const turn = { what: 'turn', title: 'Take the turn that the game waits for', who: 'each', proposes: true } as const
const extra = { what: 'extra-card', title: 'Draw an extra card', who: 'each' } as const
const powers = { what: 'powers', title: 'Gain powers and choose their realm', who: 'each' } as const
const contests = { what: 'contest', title: 'Call a contest', who: 'any' } as const

function tasksIn({ contest }: State): readonly CallTask<CalledFor>[] {
  return contest ? [turn, extra, powers, contests] : [contests, turn, powers, extra]
}
