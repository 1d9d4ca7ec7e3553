import { assertNever } from '../core/assert-never'
import type { WorldEvent } from './events'
import type { State, StoryObject } from './types'

/** Moves the index cards and the sticky notes. */
export function applyToWorld(state: State, event: WorldEvent): State {
  switch (event.type) {
    case 'prophecy-written':
      return { ...state, doom: event.doom }
    case 'module-received': {
      const made = event.objects.reduce((sum, object) => sum + 1 + object.aspects.length, state.made)
      return { ...state, doom: event.doom, made, objects: [...state.objects, ...event.objects] }
    }
    case 'object-added':
      return { ...state, made: state.made + 1, objects: [...state.objects, event.object] }
    case 'object-renamed':
      return withObject(state, event.object, object => ({ ...object, name: event.name, kind: event.kind }))
    case 'object-removed':
      return withoutObject(event.keepsTold ? rememberedWhereTold(state, event) : state, event.object)
    case 'character-handed-over':
      return withObject(state, event.object, object => ({ ...object, player: event.player }))
    case 'aspect-attached': {
      const grown = { ...state, made: state.made + 1 }
      return withObject(grown, event.object, object => ({ ...object, aspects: [...object.aspects, event.aspect] }))
    }
    case 'aspect-rewritten': {
      const { aspect } = event
      return withAspects(state, object => object.aspects.map(each => (each.id === aspect.id ? aspect : each)))
    }
    case 'aspect-detached': {
      const bare = withAspects(state, object => object.aspects.filter(each => each.id !== event.aspect))
      return withoutPairs(bare, new Set([event.aspect]))
    }
    default:
      return assertNever(event)
  }
}

function withObject(state: State, id: StoryObject['id'], change: (object: StoryObject) => StoryObject): State {
  return { ...state, objects: state.objects.map(object => (object.id === id ? change(object) : object)) }
}

function withAspects(state: State, change: (object: StoryObject) => StoryObject['aspects']): State {
  return { ...state, objects: state.objects.map(object => ({ ...object, aspects: change(object) })) }
}

/** An index card leaves the table with its notes, the scenes it stood in and the relationships with it. */
function withoutObject(state: State, id: StoryObject['id']): State {
  const gone = state.objects.find(object => object.id === id)
  const objects = state.objects
    .filter(object => object.id !== id)
    .map(object => ({
      ...object,
      aspects: object.aspects.map(note => (note.about === id ? { ...note, about: null } : note))
    }))
  const scenes = state.scenes.map(scene => ({ ...scene, present: scene.present.filter(object => object !== id) }))
  return withoutPairs({ ...state, objects, scenes }, new Set(gone?.aspects.map(aspect => aspect.id)))
}

function rememberedWhereTold(
  state: State,
  { object, name }: { readonly object: StoryObject['id']; readonly name: string }
) {
  const scenes = state.scenes.map(scene =>
    scene.check && scene.present.includes(object) ? { ...scene, gone: [...scene.gone, name] } : scene
  )
  return { ...state, scenes }
}

function withoutPairs(state: State, gone: ReadonlySet<string>): State {
  const scenes = state.scenes.map(scene => {
    const pairs = scene.pairs.filter(pair => !gone.has(pair.character) && !gone.has(pair.environment))
    return pairs.length === scene.pairs.length ? scene : { ...scene, pairs }
  })
  return { ...state, scenes }
}
