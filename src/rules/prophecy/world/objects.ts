import type { State } from '../state'
import { type AspectId, categories, type Category, type ObjectId } from '../vocabulary'
import type { Aspect, StoryObject } from './model'

export function objectOf(state: Pick<State, 'objects'>, id: ObjectId | null): StoryObject | null {
  return state.objects.find(object => object.id === id) ?? null
}

/** An Aspect and the Object that it is stuck to. */
export interface StuckAspect {
  readonly aspect: Aspect
  readonly object: StoryObject
}

export function aspectOf(state: Pick<State, 'objects'>, id: AspectId): StuckAspect | null {
  for (const object of state.objects)
    for (const aspect of object.aspects) if (aspect.id === id) return { aspect, object }
  return null
}

export function isCharacter(object: StoryObject): boolean {
  return object.player !== null
}

/** The categories of a Character that no Aspect has yet; none for everything else (PR6). */
export function missingCategories(object: StoryObject): readonly Category[] {
  if (!isCharacter(object)) return []
  return categories.filter(category => !object.aspects.some(aspect => aspect.category === category))
}
