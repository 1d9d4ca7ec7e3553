import type { SeatId } from '../core/seat'
import type { Graded } from './events'
import type { AspectId, ObjectId, Pair, Scene, SceneId, State, StoryObject, Aspect } from './types'

/** A story has at most so many scenes (PR15). */
export const mostScenes = 8

/** So many pairs and no more (PR47); seven lent dice fit into one roll beside them. */
export const mostPairs = 100
/** Dice of one wave (PR47). */
export const mostDice = 200

export function sceneOf(state: Pick<State, 'scenes'>, id: SceneId | null): Scene | null {
  return state.scenes.find(scene => scene.id === id) ?? null
}

export function objectOf(state: Pick<State, 'objects'>, id: ObjectId | null): StoryObject | null {
  return state.objects.find(object => object.id === id) ?? null
}

/** An Aspect and the Object that it is stuck to. */
export interface Stuck {
  readonly aspect: Aspect
  readonly object: StoryObject
}

export function aspectOf(state: Pick<State, 'objects'>, id: AspectId): Stuck | null {
  for (const object of state.objects)
    for (const aspect of object.aspects) if (aspect.id === id) return { aspect, object }
  return null
}

/** The seat exists, and its player has not left (PR44). */
export function isPresent({ seats }: Pick<State, 'seats'>, seat: SeatId): boolean {
  return seats.some(({ id, retired }) => id === seat && !retired)
}

export function isCharacter(object: StoryObject): boolean {
  return object.player !== null
}

export function precursorsOf(state: Pick<State, 'scenes'>, id: SceneId): readonly Scene[] {
  return state.scenes.filter(scene => scene.parent === id)
}

/** A scene and everything that leads to it. */
export function branchOf(state: Pick<State, 'scenes'>, id: SceneId): readonly Scene[] {
  const scene = sceneOf(state, id)
  if (!scene) return []
  return [scene, ...precursorsOf(state, id).flatMap(precursor => branchOf(state, precursor.id))]
}

export function finaleOf(state: Pick<State, 'scenes'>): Scene | null {
  return state.scenes.find(scene => scene.parent === null) ?? null
}

/** Performed: the dice have said how it ends. */
export function isTold(scene: Scene): boolean {
  return scene.check !== null && scene.check.outcome !== null
}

/** Precursors that must be performed first (PR20). */
export function waitsFor(state: Pick<State, 'scenes'>, id: SceneId): readonly Scene[] {
  return precursorsOf(state, id).filter(scene => !isTold(scene))
}

/** One die for every precursor that went well (PR24). */
export function diceLent(state: Pick<State, 'scenes'>, id: SceneId): number {
  return precursorsOf(state, id).filter(scene => scene.check?.outcome === 'success').length
}

/** The difficulties of a branch when its root has this one. */
export function graded(state: Pick<State, 'scenes'>, root: SceneId, difficulty: number): readonly Graded[] {
  return [
    { scene: root, difficulty },
    ...precursorsOf(state, root).flatMap(scene => graded(state, scene.id, difficulty - 1))
  ]
}

export function samePair(one: Pair, other: Pair): boolean {
  return one.character === other.character && one.environment === other.environment
}
