import { type Explanation, say } from '../../core/refusal'
import type { State } from '../state'
import type { SceneId } from '../vocabulary'
import type { SceneGrade, Pair, Scene } from './model'

type Scenes = Pick<State, 'scenes'>

export function sceneOf(state: Scenes, id: SceneId | null): Scene | null {
  return state.scenes.find(scene => scene.id === id) ?? null
}

function precursorsOf(state: Scenes, id: SceneId): readonly Scene[] {
  return state.scenes.filter(scene => scene.parent === id)
}

/** A scene and every scene that leads to it. */
export function branchOf(state: Scenes, id: SceneId): readonly Scene[] {
  const scene = sceneOf(state, id)
  if (!scene) return []
  return [scene, ...precursorsOf(state, id).flatMap(precursor => branchOf(state, precursor.id))]
}

export function finaleOf(state: Scenes): Scene | null {
  return state.scenes.find(scene => scene.parent === null) ?? null
}

/** Whether the scene has been performed: its dice have decided the outcome. */
export function isTold(scene: Scene): boolean {
  return scene.check !== null && scene.check.outcome !== null
}

/** Precursors that must be performed first (PR20). */
export function waitsFor(state: Scenes, id: SceneId): readonly Scene[] {
  return precursorsOf(state, id).filter(scene => !isTold(scene))
}

/** One die for every successful precursor (PR24). */
export function extraDice(state: Scenes, id: SceneId): number {
  return precursorsOf(state, id).filter(scene => scene.check?.outcome === 'success').length
}

/** A scene has a difficulty one lower than the scene to which it leads (PR12). */
export function difficultyBefore(difficulty: number): number {
  return difficulty - 1
}

/** The difficulties of a branch whose root has this difficulty. */
export function gradesOf(state: Scenes, root: SceneId, difficulty: number): readonly SceneGrade[] {
  return [
    { scene: root, difficulty },
    ...precursorsOf(state, root).flatMap(scene => gradesOf(state, scene.id, difficultyBefore(difficulty)))
  ]
}

export function isSamePair(one: Pair, other: Pair): boolean {
  return one.character === other.character && one.environment === other.environment
}

/** The same story with one scene changed. */
export function withScene(state: State, id: SceneId, change: (scene: Scene) => Scene): State {
  return { ...state, scenes: state.scenes.map(scene => (scene.id === id ? change(scene) : scene)) }
}

/** PR40: the Finale keeps its difficulty. */
export function sayFinaleFixed(): Explanation {
  return say(
    'The Finale’s difficulty is fixed once dice have been rolled for a scene',
    'Undo those dice first, or keep it as it is',
    'undo'
  )
}

/** PR12: no scene has a difficulty below 1. @param objective of the scene that would have it */
export function sayTooEasy(objective: string): Explanation {
  return say(`A scene leading to “${objective}” would have a difficulty below 1`, 'Choose a scene nearer to the Finale')
}

/** PR23: a pair counts once. */
export function sayPairCountsOnce(): Explanation {
  return say('That pair is counted already', 'Match another pair; the same Aspect may stand in several')
}
