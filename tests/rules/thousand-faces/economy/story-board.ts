import { newStory } from '#rules/thousand-faces/economy/model'
import type { State } from '#rules/thousand-faces/state'
import { adaWith } from '../characters/builders'

/** So much Shadow, as a part of the state. */

export const shadow = (free: number, circled = 0): Partial<State> => ({ shadow: { free, circled, factor: 1 } })

/** A board in the midst of a story, Ada alone. */

export const storyBoard = (story: Partial<typeof newStory>, changes: Partial<State> = {}): State =>
  adaWith({}, {}, { story: { ...newStory, ...story }, ...changes })
