import type { Category } from '../vocabulary'
import type { StoryObject } from './model'
import { missingCategories } from './objects'

/** An Object with its Aspects. */
export interface ObjectView extends StoryObject {
  /** Categories of a Character that have no Aspect yet; empty for other Objects. */
  readonly missing: readonly Category[]
}

export function objectView(object: StoryObject): ObjectView {
  const { id, name, kind, player, aspects } = object
  return { id, name, kind, player, aspects, missing: missingCategories(object) }
}
