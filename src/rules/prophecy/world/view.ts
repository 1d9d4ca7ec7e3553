import { type Category, type AspectId, categories, type ObjectId } from '../vocabulary'
import type { StoryObject, Aspect } from './model'
import type { State } from '../state'

export function objectOf(state: Pick<State, 'objects'>, id: ObjectId | null): StoryObject | null {
  return state.objects.find(object => object.id === id) ?? null
}

/** An Aspect and the Object to which it belongs. */
export interface AttachedAspect {
  readonly aspect: Aspect
  readonly object: StoryObject
}

export function aspectOf(state: Pick<State, 'objects'>, id: AspectId): AttachedAspect | null {
  for (const object of state.objects)
    for (const aspect of object.aspects) if (aspect.id === id) return { aspect, object }
  return null
}

export function isCharacter(object: StoryObject): boolean {
  return object.player !== null
}

/** The categories of a Character that have no Aspect yet; empty for other Objects (PR6). */
export function missingCategories(object: StoryObject): readonly Category[] {
  if (!isCharacter(object)) return []
  return categories.filter(category => !object.aspects.some(aspect => aspect.category === category))
}

/** An Object with its Aspects. */
export interface ObjectView extends StoryObject {
  /** Categories of a Character that have no Aspect yet; empty for other Objects. */
  readonly missing: readonly Category[]
}

export function objectView(object: StoryObject): ObjectView {
  const { id, name, kind, player, aspects } = object
  return { id, name, kind, player, aspects, missing: missingCategories(object) }
}
