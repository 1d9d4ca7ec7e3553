import type { Category } from '../vocabulary'
import type { StoryObject } from './model'
import { missingCategories } from './objects'

/** An index card with its sticky notes. */
export interface ObjectView extends StoryObject {
  /** A Character's categories that have no Aspect yet; empty for everything else. */
  readonly missing: readonly Category[]
}

export function objectView(object: StoryObject): ObjectView {
  const { id, name, kind, player, aspects } = object
  return { id, name, kind, player, aspects, missing: missingCategories(object) }
}
