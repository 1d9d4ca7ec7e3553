import { callingQuestion, type CallTask } from '../../core/calls/calling'
import type { OpenQuestion } from '../../core/question'
import type { SeatId } from '../../core/seat'
import { sceneOf } from '../outline/scenes'
import type { Command, State } from '../state'
import { callKinds } from './kinds'
import type { CalledFor } from './model'

type Calling = OpenQuestion<Command, null>

/** The players at the table. */
export function seatsOf({ seats }: State): readonly SeatId[] {
  return seats.filter(({ retired }) => !retired).map(({ id }) => id)
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
