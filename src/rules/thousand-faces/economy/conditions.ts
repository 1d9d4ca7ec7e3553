import { presentSheets } from '../sheets'
import type { State } from '../state'
import { chapterOf, type ConditionId } from './chapters'

/** J3: whether a condition of the current chapter is met: checked by the app, or ticked by the GM. */
export function isMet(state: State, condition: ConditionId): boolean {
  return state.story.ticked.includes(condition) || known(state, condition)
}

/** Conditions of the current chapter that are not met. */
export function openConditions(state: State): readonly ConditionId[] {
  return chapterOf(state.story)?.conditions.filter(condition => !isMet(state, condition)) ?? []
}

function known(state: State, condition: ConditionId): boolean {
  const { story, shadow } = state
  switch (condition) {
    case 'circled-spent':
    case 'circled-spent-before-rest':
      return shadow.circled === 0
    case 'shared-goal':
      return isGoal(story.goal)
    case 'exhibition-paid':
      return story.journeySpent.includes('exhibition')
    case 'hearth-revealed':
      return story.journeySpent.includes('reveal-hearth')
    case 'answered-or-heroic': {
      const sheets = presentSheets(state)
      const living = sheets.filter(({ character }) => !character.dead)
      return (
        sheets.some(({ character }) => character.stamina === 'heroic') ||
        (living.length > 0 && living.every(({ character }) => character.answered !== null))
      )
    }
    default:
      return false
  }
}

/** Whether the shared goal has two to six words. */
export function isGoal(goal: string): boolean {
  const words = wordsOf(goal)
  return words >= 2 && words <= 6
}

/** Number of words in a phrase. */
export function wordsOf(phrase: string): number {
  return phrase.trim() === '' ? 0 : phrase.trim().split(/\s+/u).length
}
