import { assertNever } from '../core/assert-never'
import type { Graded, OutlineEvent } from './events'
import { samePair } from './outline'
import type { Scene, SceneId, State, StoryObject } from './types'

/** Moves the pieces of the outline. */
export function applyToOutline(state: State, event: OutlineEvent): State {
  switch (event.type) {
    case 'scene-sketched':
      return { ...state, made: state.made + 1, scenes: [...state.scenes, sketched(event.scene)] }
    case 'scene-edited': {
      const { objective, time, place } = event
      return withScene(state, event.scene, scene => ({ ...scene, objective, time, place }))
    }
    case 'scene-moved': {
      const moved = withScene(state, event.scene, scene => ({ ...scene, parent: event.parent }))
      return regraded(moved, event.grades)
    }
    case 'scenes-cut':
      return { ...state, scenes: state.scenes.filter(scene => !event.scenes.includes(scene.id)) }
    case 'object-brought':
      return withScene(state, event.scene, scene => ({
        ...scene,
        present: [...scene.present.filter(object => object !== event.object), event.object]
      }))
    case 'object-taken-away':
      return withoutPresence(state, event.scene, event.object)
    case 'pair-matched':
      return withScene(state, event.scene, scene => ({ ...scene, pairs: [...scene.pairs, event.pair] }))
    case 'pair-unmatched':
      return withScene(state, event.scene, scene => ({
        ...scene,
        pairs: scene.pairs.filter(pair => !samePair(pair, event.pair))
      }))
    default:
      return assertNever(event)
  }
}

function sketched(scene: Pick<Scene, 'id' | 'parent' | 'objective' | 'difficulty'>): Scene {
  const bare = {
    time: '',
    place: '',
    present: [],
    gone: [],
    pairs: [],
    check: null,
    exploited: [],
    story: '',
    took: null
  }
  return { ...scene, ...bare }
}

/** What leaves a scene takes its pairs out of it. */
function withoutPresence(state: State, id: SceneId, object: StoryObject['id']): State {
  const notes = new Set(state.objects.find(each => each.id === object)?.aspects.map(aspect => aspect.id))
  return withScene(state, id, scene => ({
    ...scene,
    present: scene.present.filter(each => each !== object),
    pairs: scene.pairs.filter(pair => !notes.has(pair.environment))
  }))
}

/** The same story with one scene changed. */
export function withScene(state: State, id: SceneId, change: (scene: Scene) => Scene): State {
  return { ...state, scenes: state.scenes.map(scene => (scene.id === id ? change(scene) : scene)) }
}

/** The same outline with other difficulties. */
export function regraded(state: State, grades: readonly Graded[]): State {
  return grades.reduce((so, { scene, difficulty }) => withScene(so, scene, each => ({ ...each, difficulty })), state)
}
