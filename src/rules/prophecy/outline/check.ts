import type { State } from '../state'
import { mostScenes } from '../vocabulary'
import { aspectOf, objectOf } from '../world/objects'
import type { Scene } from './model'
import { branchOf, difficultyBefore, finaleOf, sceneOf } from './scenes'

/** Errors in an outline by the rules of the game; empty when it is valid. */
export function checkOutline(state: State): readonly string[] {
  return [...ofOutline(state), ...state.scenes.flatMap(scene => ofScene(state, scene))]
}

function ofOutline(state: State): readonly string[] {
  const { scenes } = state
  const finale = finaleOf(state)
  const says: string[] = []
  if (scenes.length > mostScenes) says.push(`there are ${scenes.length} scenes`)
  if (scenes.length > 0 && !finale) says.push('there are scenes and no Finale')
  if (scenes.filter(scene => scene.parent === null).length > 1) says.push('there are two Finales')
  if (scenes.some(scene => scene.parent !== null && !sceneOf(state, scene.parent))) says.push('a scene leads nowhere')
  // A circle of scenes has no link to the Finale, so the branch of the Finale does not contain it.
  else if (finale && branchOf(state, finale.id).length < scenes.length) says.push('some scenes lead in a circle')
  return says
}

function ofScene(state: State, scene: Scene): readonly string[] {
  const parent = sceneOf(state, scene.parent)
  const says: string[] = []
  if (parent && scene.difficulty !== difficultyBefore(parent.difficulty))
    says.push(`“${scene.objective}” is not one below its parent`)
  if (scene.difficulty < 1) says.push(`“${scene.objective}” has no difficulty`)
  if (scene.present.some(id => !objectOf(state, id))) says.push(`“${scene.objective}” holds a card that is gone`)
  if (scene.pairs.some(pair => !aspectOf(state, pair.character) || !aspectOf(state, pair.environment)))
    says.push(`“${scene.objective}” holds a pair that is gone`)
  return says
}
