import { assertNever } from '../core/assert-never'
import { refuse } from '../core/refusal'
import { ok } from '../core/result'
import type { OutlineCommand } from './commands'
import type { Decision } from './decide'
import { aspectOf, branchOf, finaleOf, graded, isCharacter, isTold, mostPairs, mostScenes, objectOf } from './outline'
import { samePair, sceneOf, type Stuck } from './outline'
import type { Refusal } from './refusals'
import type { Pair, Scene, SceneId, State } from './types'

/** What happens to the outline and to what stands in its scenes (PR11–PR19, PR21–PR23). */
export function decideOutline(state: State, command: OutlineCommand): Decision {
  if (command.type === 'sketch') return decideSketch(state, command.parent, command.objective.trim())
  const scene = sceneOf(state, command.scene)
  if (!scene) return refuse({ because: 'gone', what: 'scene' })
  switch (command.type) {
    case 'edit-scene': {
      const objective = command.objective.trim()
      if (objective === '') return refuse({ because: 'empty', what: 'objective' })
      const { time, place } = command
      return ok([{ type: 'scene-edited', scene: scene.id, objective, time: time.trim(), place: place.trim() }])
    }
    case 'move-scene':
      return decideMove(state, scene, command.parent)
    case 'cut-scene': {
      const branch = branchOf(state, scene.id)
      const wrong = branch.map(each => settled(state, each)).find(each => each !== null)
      if (wrong) return refuse(wrong)
      return ok([{ type: 'scenes-cut', scenes: branch.map(each => each.id), objective: scene.objective }])
    }
    case 'bring':
    case 'take-away':
      return decidePresence(state, scene, command)
    case 'match':
    case 'unmatch':
      return decidePair(state, scene, command)
    default:
      return assertNever(command)
  }
}

function decideSketch(state: State, parentId: SceneId | null, objective: string): Decision {
  const finale = finaleOf(state)
  if (objective === '') return refuse({ because: 'empty', what: 'objective' })
  if (parentId === null && finale) return refuse({ because: 'finale-there', objective: finale.objective })
  const id = `c${state.made + 1}` as SceneId
  if (parentId === null)
    return ok([{ type: 'scene-sketched', scene: { id, parent: null, objective, difficulty: state.options.finale } }])
  const parent = sceneOf(state, parentId)
  if (!parent) return refuse({ because: 'gone', what: 'scene' })
  if (state.scenes.length >= mostScenes) return refuse({ because: 'outline-full', most: mostScenes })
  const wrong = settled(state, parent)
  if (wrong) return refuse(wrong)
  if (parent.difficulty <= 1) return refuse({ because: 'too-easy', objective: parent.objective })
  const difficulty = parent.difficulty - 1
  return ok([{ type: 'scene-sketched', scene: { id, parent: parent.id, objective, difficulty } }])
}

/** Nothing can lead to a scene that is told or being performed, nor leave it. */
function settled({ onStage }: State, scene: Scene): Refusal | null {
  if (isTold(scene)) return { because: 'told', objective: scene.objective }
  return onStage === scene.id ? { because: 'on-stage', objective: scene.objective } : null
}

function decideMove(state: State, scene: Scene, parentId: SceneId): Decision {
  const parent = sceneOf(state, parentId)
  const branch = branchOf(state, scene.id)
  if (!parent) return refuse({ because: 'gone', what: 'scene' })
  if (scene.parent === null) return refuse({ because: 'finale-stays', objective: scene.objective })
  if (branch.includes(parent)) return refuse({ because: 'circle', objective: scene.objective, to: parent.objective })
  const old = sceneOf(state, scene.parent)
  const wrong = [...branch, parent, ...(old ? [old] : [])].map(each => settled(state, each)).find(each => each !== null)
  if (wrong) return refuse(wrong)
  const grades = graded(state, scene.id, parent.difficulty - 1)
  if (grades.some(({ difficulty }) => difficulty < 1))
    return refuse({ because: 'too-easy', objective: parent.objective })
  const { id, objective } = scene
  return ok([{ type: 'scene-moved', scene: id, objective, parent: parent.id, to: parent.objective, grades }])
}

function decidePresence(
  state: State,
  scene: Scene,
  command: Extract<OutlineCommand, { type: 'bring' | 'take-away' }>
): Decision {
  const object = objectOf(state, command.object)
  if (!object) return refuse({ because: 'gone', what: 'object' })
  if (isTold(scene)) return refuse({ because: 'told', objective: scene.objective })
  const { id, name } = object
  if (isCharacter(object)) return refuse({ because: 'is-a-character', name })
  if (command.type === 'bring') return ok([{ type: 'object-brought', scene: scene.id, object: id, name }])
  if (scene.check) return refuse({ because: 'dice-rolled' })
  return ok([{ type: 'object-taken-away', scene: scene.id, object: id, name }])
}

function decidePair(
  state: State,
  scene: Scene,
  command: Extract<OutlineCommand, { type: 'match' | 'unmatch' }>
): Decision {
  const character = aspectOf(state, command.character)
  const environment = aspectOf(state, command.environment)
  if (!character || !environment) return refuse({ because: 'gone', what: 'aspect' })
  if (scene.check) return refuse({ because: 'dice-rolled' })
  const pair: Pair = { character: character.aspect.id, environment: environment.aspect.id }
  const texts = [character.aspect.text, environment.aspect.text] as const
  if (command.type === 'unmatch') return ok([{ type: 'pair-unmatched', scene: scene.id, pair, texts }])
  const wrong = pairObjection(scene, pair, character, environment)
  return wrong ? refuse(wrong) : ok([{ type: 'pair-matched', scene: scene.id, pair, texts }])
}

function pairObjection(scene: Scene, pair: Pair, character: Stuck, environment: Stuck): Refusal | null {
  if (!isCharacter(character.object) || isCharacter(environment.object)) return { because: 'not-a-pair' }
  const { objective } = scene
  if (!scene.present.includes(environment.object.id))
    return { because: 'not-in-scene', name: environment.object.name, objective }
  if (scene.pairs.some(each => samePair(each, pair))) return { because: 'pair-counts-once' }
  return scene.pairs.length >= mostPairs ? { because: 'pairs-full', most: mostPairs } : null
}
