import type { CallKinds } from '../../core/calls/rules'
import type { SeatId } from '../../core/seat'
import { isTold, sceneOf, waitsFor } from '../outline/scenes'
import type { State } from '../state'
import { isPresent } from '../table/presence'
import type { AspectId } from '../vocabulary'
import type { Answer, CalledFor } from './model'

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
