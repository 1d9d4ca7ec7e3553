import type { State } from '../state'
import type { StoryAct } from './model'

export function currentAct(state: State): StoryAct {
  const act = state.acts.find(one => one.number === state.act)
  if (!act) throw new Error(`act ${state.act} is missing`)
  return act
}
