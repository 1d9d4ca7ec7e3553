import { callingQuestion, type CallTask } from '../../core/calls/calling'
import type { OpenQuestion } from '../../core/question'
import type { SeatId } from '../../core/seat'
import type { Command, State } from '../state'
import type { CalledFor, Answer } from './model'
import type { CallKinds } from '../../core/calls/rules'
import { askedOf } from '../asked'
import { isParticipant, cardsTooMany, participants } from '../deck/hands'
import { ownView } from '../own'

/** What the Game Master can call players for: A41, A43. */
export const callKinds: CallKinds<State, CalledFor, Answer> = {
  isAsked: (state, what, seat) => isParticipant(state, seat) && isAskedFor[what](state, seat),
  answers: (_, what, seat, answer) =>
    callFor[answer.type] === what && ('who' in answer ? answer.who : answer.seat) === seat,
  lasting: [],
  endless: [],
  withGmRights: []
}

const isAskedFor: Readonly<Record<CalledFor, (state: State, seat: SeatId) => boolean>> = {
  turn: (state, seat) => askedOf(state, seat).length > 0,
  'extra-card': (state, seat) => {
    const { mayBring, mayDrawAsJack } = ownView(state, seat)
    return mayDrawAsJack || mayBring.length > 0
  },
  powers: (state, seat) => ownView(state, seat).mayGainPowers,
  contest: state => state.started && !state.contest && participants(state).every(who => cardsTooMany(state, who) === 0)
}

/** The call that each of these commands answers. */
const callFor: Readonly<Record<Answer['type'], CalledFor>> = {
  'call-contest': 'contest',
  'bring-relationship': 'extra-card',
  'draw-as-jack': 'extra-card',
  'gain-powers': 'powers',
  'step-up': 'turn',
  'set-stakes': 'turn',
  'change-condition': 'turn',
  'confirm-limits': 'turn',
  'accept-stakes': 'turn',
  'lay-card': 'turn',
  'pass-help': 'turn',
  'pick-point': 'turn',
  'answer-secret': 'turn',
  'hand-back': 'turn',
  'pick-transformation': 'turn',
  'settle-relationship': 'turn',
  'agree-end': 'turn',
  'close-contest': 'turn',
  discard: 'turn'
}

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
