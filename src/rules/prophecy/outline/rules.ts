import { ok, refuse } from '../../core/result'
import { happen, type SliceRules } from '../../core/slice'
import type { Act, CommandNamed, Game, Decision, Refusal, State, Event } from '../state'
import { mostScenes, type SceneId, mostPairs, type ObjectId } from '../vocabulary'
import type { SceneGrade, Scene, Pair } from './model'
import { branchOf, difficultyBefore, finaleOf, gradesOf, isSamePair, isTold, sceneOf, withScene } from './scenes'
import { aspectOf, objectOf, isCharacter, type AttachedAspect } from '../world/view'

/** Adds an Environment Object to the setting of a scene, or takes it away. */
function decidePresence(act: Act, scene: Scene, command: CommandNamed<'bring' | 'take-away'>): Decision {
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
function decideCast(act: Act, scene: Scene, { objects }: CommandNamed<'cast'>): Decision {
  const { id, objective, present } = scene
  const leaving = present.filter(each => !objects.includes(each))
  const coming = [...new Set(objects)].filter(each => !present.includes(each))
  if (leaving.length === 0 && coming.length === 0) return refuse({ because: 'same-cast', objective })
  const steps = [
    ...leaving.map(object => ({ type: 'take-away', scene: id, object }) as const),
    ...coming.map(object => ({ type: 'bring', scene: id, object }) as const)
  ]
  return steps.reduce<Decision>(
    (result, step) => (result.ok ? decidePresence(result.value, scene, step) : result),
    ok(act)
  )
}

/** Pairs two Aspects in a scene, or separates them. */
function decidePair(act: Act, scene: Scene, command: CommandNamed<'match' | 'unmatch'>): Decision {
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

function pairObjection(
  scene: Scene,
  pair: Pair,
  character: AttachedAspect,
  environment: AttachedAspect
): Refusal | null {
  if (!isCharacter(character.object) || isCharacter(environment.object)) return { because: 'not-a-pair' }
  const { objective } = scene
  if (!scene.present.includes(environment.object.id))
    return { because: 'not-in-scene', name: environment.object.name, objective }
  if (scene.pairs.some(each => isSamePair(each, pair))) return { because: 'pair-counts-once' }
  return scene.pairs.length >= mostPairs ? { because: 'pairs-full', most: mostPairs } : null
}

/** An Object that leaves a scene takes its pairs with it. */
function withoutPresence(state: State, id: SceneId, object: ObjectId): State {
  const notes = new Set(objectOf(state, object)?.aspects.map(aspect => aspect.id))
  return withScene(state, id, scene => ({
    ...scene,
    present: scene.present.filter(each => each !== object),
    pairs: scene.pairs.filter(pair => !notes.has(pair.environment))
  }))
}

/** An Object that leaves the table leaves every scene; scenes with rolled dice may keep its name. */
function withoutObject(state: State, { object, name, keepsTold }: Extract<Event, { type: 'object-removed' }>): State {
  const scenes = state.scenes.map(scene => ({
    ...scene,
    present: scene.present.filter(each => each !== object),
    gone: keepsTold && scene.check && scene.present.includes(object) ? [...scene.gone, name] : scene.gone
  }))
  return withoutLostPairs({ ...state, scenes })
}

/** Drops each pair that has an Aspect no longer on the table. */
function withoutLostPairs(state: State): State {
  const scenes = state.scenes.map(scene => {
    const pairs = scene.pairs.filter(pair => aspectOf(state, pair.character) && aspectOf(state, pair.environment))
    return pairs.length === scene.pairs.length ? scene : { ...scene, pairs }
  })
  return { ...state, scenes }
}

/** Judges a command about a scene that is still in the outline. */
function aboutScene<Command extends { readonly scene: SceneId }>(
  decide: (act: Act, scene: Scene, command: Command) => Decision
) {
  return (act: Act, command: Command): Decision => {
    const scene = sceneOf(act.state, command.scene)
    return scene ? decide(act, scene, command) : refuse({ because: 'gone', what: 'scene' })
  }
}

function sketch(act: Act, { parent: parentId, objective: asked }: CommandNamed<'sketch'>): Decision {
  const { state } = act
  const finale = finaleOf(state)
  const objective = asked.trim()
  if (objective === '') return refuse({ because: 'empty', what: 'objective' })
  if (parentId === null && finale) return refuse({ because: 'finale-there', objective: finale.objective })
  const id = `c${state.made + 1}` as SceneId
  if (parentId === null) {
    const scene = { id, parent: null, objective, difficulty: state.options.finale }
    return ok(happen(act, { type: 'scene-sketched', scene }))
  }
  const parent = sceneOf(state, parentId)
  if (!parent) return refuse({ because: 'gone', what: 'scene' })
  if (state.scenes.length >= mostScenes) return refuse({ because: 'outline-full', most: mostScenes })
  const wrong = settled(state, parent)
  if (wrong) return refuse(wrong)
  if (parent.difficulty <= 1) return refuse({ because: 'too-easy', objective: parent.objective })
  const scene = { id, parent: parent.id, objective, difficulty: difficultyBefore(parent.difficulty) }
  return ok(happen(act, { type: 'scene-sketched', scene }))
}

/** Why the outline around this scene is fixed, or null: the scene is told or on stage. */
function settled({ onStage }: State, scene: Scene): Refusal | null {
  if (isTold(scene)) return { because: 'told', objective: scene.objective }
  return onStage === scene.id ? { because: 'on-stage', objective: scene.objective } : null
}

function firstSettled(state: State, scenes: readonly Scene[]): Refusal | null {
  return scenes.map(each => settled(state, each)).find(each => each !== null) ?? null
}

function edit(act: Act, { id }: Scene, { objective: asked, time, place }: CommandNamed<'edit-scene'>): Decision {
  const objective = asked.trim()
  if (objective === '') return refuse({ because: 'empty', what: 'objective' })
  return ok(happen(act, { type: 'scene-edited', scene: id, objective, time: time.trim(), place: place.trim() }))
}

function move(act: Act, scene: Scene, { parent: parentId }: CommandNamed<'move-scene'>): Decision {
  const { state } = act
  const { id, objective } = scene
  const parent = sceneOf(state, parentId)
  const branch = branchOf(state, id)
  if (!parent) return refuse({ because: 'gone', what: 'scene' })
  if (scene.parent === null) return refuse({ because: 'finale-stays', objective })
  if (branch.includes(parent)) return refuse({ because: 'circle', objective, to: parent.objective })
  const old = sceneOf(state, scene.parent)
  const wrong = firstSettled(state, [...branch, parent, ...(old ? [old] : [])])
  if (wrong) return refuse(wrong)
  const grades = gradesOf(state, id, difficultyBefore(parent.difficulty))
  if (grades.some(({ difficulty }) => difficulty < 1))
    return refuse({ because: 'too-easy', objective: parent.objective })
  return ok(happen(act, { type: 'scene-moved', scene: id, objective, parent: parent.id, to: parent.objective, grades }))
}

/** A new difficulty of the Finale changes every scene, as long as no scene is told (PR40). */
function setOptions(act: Act, { options }: CommandNamed<'set-options'>): Decision {
  const { state } = act
  const finale = finaleOf(state)
  if (!finale || finale.difficulty === options.finale)
    return ok(happen(act, { type: 'options-set', options, grades: [] }))
  if (state.scenes.some(scene => scene.check)) return refuse({ because: 'finale-fixed' })
  const grades = gradesOf(state, finale.id, options.finale)
  const easy = grades.find(grade => grade.difficulty < 1)
  const scene = easy && sceneOf(state, easy.scene)
  if (scene) return refuse({ because: 'too-easy', objective: scene.objective })
  return ok(happen(act, { type: 'options-set', options, grades }))
}

function blankScene(scene: Pick<Scene, 'id' | 'parent' | 'objective' | 'difficulty'>): Scene {
  const blank = {
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
  return { ...scene, ...blank }
}

/** The same outline with new difficulties. */
function regraded(state: State, grades: readonly SceneGrade[]): State {
  return grades.reduce((on, { scene, difficulty }) => withScene(on, scene, each => ({ ...each, difficulty })), state)
}

/** Rules for the outline and for the settings of its scenes (PR11–PR19, PR21–PR23). */
export const outlineRules = {
  decide: {
    sketch,
    'edit-scene': aboutScene(edit),
    'move-scene': aboutScene(move),
    'cut-scene': aboutScene((act, scene) => {
      const branch = branchOf(act.state, scene.id)
      const wrong = firstSettled(act.state, branch)
      if (wrong) return refuse(wrong)
      const scenes = branch.map(each => each.id)
      return ok(happen(act, { type: 'scenes-cut', scenes, objective: scene.objective }))
    }),
    cast: aboutScene(decideCast),
    bring: aboutScene(decidePresence),
    'take-away': aboutScene(decidePresence),
    match: aboutScene(decidePair),
    unmatch: aboutScene(decidePair),
    'set-options': setOptions
  },
  apply: {
    'options-set': (state, { options, grades }) => regraded({ ...state, options }, grades),
    'scene-sketched': (state, { scene }) => ({
      ...state,
      made: state.made + 1,
      scenes: [...state.scenes, blankScene(scene)]
    }),
    'scene-edited': (state, { scene, objective, time, place }) =>
      withScene(state, scene, each => ({ ...each, objective, time, place })),
    'scene-moved': (state, { scene, parent, grades }) =>
      regraded(
        withScene(state, scene, each => ({ ...each, parent })),
        grades
      ),
    'scenes-cut': (state, { scenes }) => ({
      ...state,
      scenes: state.scenes.filter(scene => !scenes.includes(scene.id))
    }),
    'object-brought': (state, { scene, object }) =>
      withScene(state, scene, each => ({
        ...each,
        present: [...each.present.filter(other => other !== object), object]
      })),
    'object-taken-away': (state, { scene, object }) => withoutPresence(state, scene, object),
    'pair-matched': (state, { scene, pair }) =>
      withScene(state, scene, each => ({ ...each, pairs: [...each.pairs, pair] })),
    'pair-unmatched': (state, { scene, pair }) =>
      withScene(state, scene, each => ({ ...each, pairs: each.pairs.filter(other => !isSamePair(other, pair)) }))
  },
  follow: {
    'object-removed': withoutObject,
    'aspect-detached': withoutLostPairs
  },
  check: checkOutline
} satisfies SliceRules<Game>

/** Errors in an outline by the rules of the game; empty when it is valid. */
function checkOutline(state: State): readonly string[] {
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
