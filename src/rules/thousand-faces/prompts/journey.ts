import type { Prompt } from '../../core/prompts'
import { type Chapter, chapterOf, chaptersOf, conditionOf } from '../economy/chapters'
import { openConditions } from '../economy/steps'
import type { State } from '../state'

/** EY7: the next Journey point and its open conditions; null when the book has none left. */
export function nextJourneyPoint(state: State): Prompt | null {
  const { story } = state
  const chapter = chapterOf(story)
  if (chapter && story.ends[story.chapter] === undefined) return chapterNow(state, chapter)
  const next = chaptersOf(story.length, story.book).find(
    ({ number }) => number > story.chapter && story.ends[number] === undefined
  )
  return next ? promptOf(next, [`Begin it first; it will want: ${wants(next)}`], 'Begin the chapter') : null
}

function chapterNow(state: State, chapter: Chapter): Prompt {
  const open = openConditions(state).map(id => conditionOf(id).says)
  const rest = chapter.pays === 'per-wound-healed' ? ['Then each Wound that is healed gives 1 Journey point'] : []
  if (open.length > 0) return promptOf(chapter, [['Still wanted:', ...open, ...rest].join(' ')], 'Open the chapters')
  const says = rest[0] ?? 'Everything that it wants has been met: the point can be taken'
  return promptOf(chapter, [says], 'Open the chapters')
}

function promptOf({ number, name }: Chapter, says: Prompt['says'], label: string): Prompt {
  return {
    id: `journey:${number}`,
    title: `Journey point of chapter ${number}, ${name}`,
    says,
    act: { on: 'screen', panel: 'chapters', seat: null, what: null, label }
  }
}

function wants(chapter: Chapter): string {
  return chapter.conditions.map(id => conditionOf(id).says).join(' ')
}
