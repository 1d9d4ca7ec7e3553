import { callingQuestion, type CallTask } from '../../core/calls/calling'
import type { OpenQuestion } from '../../core/question'
import { presentSeats, type SeatId } from '../../core/seat'
import { sceneOf, isTold, waitsFor } from '../outline/scenes'
import type { Command, State } from '../state'
import type { CalledFor, Answer } from './model'
import type { CallKinds } from '../../core/calls/rules'
import { isPresent } from '../table/presence'
import type { AspectId } from '../vocabulary'

/** What the Game Master can call players for in a story: PR49, PR51, PR52. */
export const callKinds: CallKinds<State, CalledFor, Answer> = {
  isAsked: (state, what, seat) => isPresent(state, seat) && isAskedFor[what](state, seat),
  answers: (state, what, seat, answer) => answersTo[what](state, seat, answer),
  lasting: ['roll', 'match'],
  endless: ['match'],
  withGmRights: ['choose-scene']
}

const isAskedFor: Readonly<Record<CalledFor, (state: State, seat: SeatId) => boolean>> = {
  roll: state => {
    const scene = sceneOf(state, state.onStage)
    return scene !== null && !isTold(scene)
  },
  match: (state, seat) => {
    const scene = sceneOf(state, state.onStage)
    return scene !== null && !scene.check && ownAspects(state, seat).size > 0
  },
  tell: state => {
    const scene = sceneOf(state, state.onStage)
    return scene !== null && isTold(scene)
  },
  'choose-scene': state => {
    const before = sceneOf(state, state.onStage)
    const isReady = state.scenes.some(scene => !isTold(scene) && waitsFor(state, scene.id).length === 0)
    return (before === null || isTold(before)) && isReady
  }
}

const answersTo: Readonly<Record<CalledFor, (state: State, seat: SeatId, answer: Answer) => boolean>> = {
  roll: (_, __, { type }) => type === 'roll',
  match: (state, seat, answer) =>
    (answer.type === 'match' || answer.type === 'unmatch') &&
    answer.scene === state.onStage &&
    ownAspects(state, seat).has(answer.character),
  tell: (state, _, answer) => answer.type === 'tell' && answer.scene === state.onStage,
  'choose-scene': (_, __, { type }) => type === 'perform'
}

/** The Aspects of the Characters that this seat plays. */
function ownAspects({ objects }: State, seat: SeatId): ReadonlySet<AspectId> {
  const own = objects.filter(({ player }) => player?.kind === 'seat' && player.seat === seat)
  return new Set(own.flatMap(({ aspects }) => aspects.map(({ id }) => id)))
}

type Calling = OpenQuestion<Command, null>

/** The players at the table. */
export function seatsOf({ seats }: State): readonly SeatId[] {
  return presentSeats(seats)
}

/** Whom the Game Master calls, and for what (PR49). */
export function callingOf(state: State): Calling | null {
  return callingQuestion(state, { kinds: callKinds, seats: seatsOf(state), tasks: tasksIn(state), rule: 'PR49' })
}

const roll = { what: 'roll', title: 'Roll the dice of the scene', who: 'any' } as const
const match = { what: 'match', title: 'Match Aspects', who: 'each', proposes: true } as const
const tell = { what: 'tell', title: 'Say how the scene went', who: 'any' } as const
const choose = { what: 'choose-scene', title: 'Choose the next scene', who: 'any' } as const

/** The tasks; what the scene waits for comes first. */
function tasksIn(state: State): readonly CallTask<CalledFor>[] {
  const scene = sceneOf(state, state.onStage)
  if (!scene) return [choose, roll, match, tell]
  if (scene.check?.outcome) return [tell, choose, roll, match]
  return scene.check ? [roll, tell, match, choose] : [match, roll, tell, choose]
}
