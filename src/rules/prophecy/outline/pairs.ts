import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'
import type { Act, CommandNamed, Event, Judgement, Refusal, State } from '../state'
import { mostPairs, type ObjectId, type SceneId } from '../vocabulary'
import { aspectOf, isCharacter, objectOf, type StuckAspect } from '../world/objects'
import type { Pair, Scene } from './model'
import { isSamePair, isTold, withScene } from './scenes'

/** Adds an Environment Object to the setting of a scene, or takes it away. */
export function decidePresence(act: Act, scene: Scene, command: CommandNamed<'bring' | 'take-away'>): Judgement {
  const object = objectOf(act.state, command.object)
  if (!object) return refuse({ because: 'gone', what: 'object' })
  if (isTold(scene)) return refuse({ because: 'told', objective: scene.objective })
  const { id, name } = object
  if (isCharacter(object)) return refuse({ because: 'is-a-character', name })
  if (command.type === 'bring') return ok(happen(act, { type: 'object-brought', scene: scene.id, object: id, name }))
  if (scene.check) return refuse({ because: 'dice-rolled' })
  return ok(happen(act, { type: 'object-taken-away', scene: scene.id, object: id, name }))
}

/** Adds and takes away until these Environment Objects are in the scene, and no others. */
export function decideCast(act: Act, scene: Scene, { objects }: CommandNamed<'cast'>): Judgement {
  const { id, objective, present } = scene
  const leaving = present.filter(each => !objects.includes(each))
  const coming = [...new Set(objects)].filter(each => !present.includes(each))
  if (leaving.length === 0 && coming.length === 0) return refuse({ because: 'same-cast', objective })
  const steps = [
    ...leaving.map(object => ({ type: 'take-away', scene: id, object }) as const),
    ...coming.map(object => ({ type: 'bring', scene: id, object }) as const)
  ]
  return steps.reduce<Judgement>((so, step) => (so.ok ? decidePresence(so.value, scene, step) : so), ok(act))
}

/** Pairs two Aspects in a scene, or separates them. */
export function decidePair(act: Act, scene: Scene, command: CommandNamed<'match' | 'unmatch'>): Judgement {
  const character = aspectOf(act.state, command.character)
  const environment = aspectOf(act.state, command.environment)
  if (!character || !environment) return refuse({ because: 'gone', what: 'aspect' })
  if (scene.check) return refuse({ because: 'dice-rolled' })
  const pair: Pair = { character: character.aspect.id, environment: environment.aspect.id }
  const texts = [character.aspect.text, environment.aspect.text] as const
  if (command.type === 'unmatch') return ok(happen(act, { type: 'pair-unmatched', scene: scene.id, pair, texts }))
  const wrong = pairObjection(scene, pair, character, environment)
  return wrong ? refuse(wrong) : ok(happen(act, { type: 'pair-matched', scene: scene.id, pair, texts }))
}

function pairObjection(scene: Scene, pair: Pair, character: StuckAspect, environment: StuckAspect): Refusal | null {
  if (!isCharacter(character.object) || isCharacter(environment.object)) return { because: 'not-a-pair' }
  const { objective } = scene
  if (!scene.present.includes(environment.object.id))
    return { because: 'not-in-scene', name: environment.object.name, objective }
  if (scene.pairs.some(each => isSamePair(each, pair))) return { because: 'pair-counts-once' }
  return scene.pairs.length >= mostPairs ? { because: 'pairs-full', most: mostPairs } : null
}

/** An Object that leaves a scene takes its pairs with it. */
export function withoutPresence(state: State, id: SceneId, object: ObjectId): State {
  const notes = new Set(objectOf(state, object)?.aspects.map(aspect => aspect.id))
  return withScene(state, id, scene => ({
    ...scene,
    present: scene.present.filter(each => each !== object),
    pairs: scene.pairs.filter(pair => !notes.has(pair.environment))
  }))
}

/** An Object that leaves the table leaves every scene; scenes with rolled dice may keep its name. */
export function withoutObject(
  state: State,
  { object, name, keepsTold }: Extract<Event, { type: 'object-removed' }>
): State {
  const scenes = state.scenes.map(scene => ({
    ...scene,
    present: scene.present.filter(each => each !== object),
    gone: keepsTold && scene.check && scene.present.includes(object) ? [...scene.gone, name] : scene.gone
  }))
  return withoutLostPairs({ ...state, scenes })
}

/** Drops each pair that has an Aspect no longer on the table. */
export function withoutLostPairs(state: State): State {
  const scenes = state.scenes.map(scene => {
    const pairs = scene.pairs.filter(pair => aspectOf(state, pair.character) && aspectOf(state, pair.environment))
    return pairs.length === scene.pairs.length ? scene : { ...scene, pairs }
  })
  return { ...state, scenes }
}
