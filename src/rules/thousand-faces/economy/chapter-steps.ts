import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import type { Act, Refusal, State } from '../state'
import { chapterOf, chaptersOf, pointsToCircle } from './chapters'
import { openConditions } from './conditions'
import type { EconomyCommand } from './model'

/** J4: begins a chapter: points are circled, The Hearth opens or closes. An older open chapter pays nothing. */
export function beginChapter(
  act: Act,
  { chapter: number }: Extract<EconomyCommand, { type: 'begin-chapter' }>
): Result<Act, Refusal> {
  const { story, shadow } = act.state
  const chapters = chaptersOf(story.length, story.book)
  const chapter = chapters.find(each => each.number === number)
  if (!chapter) return refuse({ because: 'no-such-chapter', chapter: number, most: chapters.length })
  const left = story.chapter > 0 && story.ends[story.chapter] === undefined && story.chapter !== number
  const ended = left ? happen(act, { type: 'chapter-ended', chapter: story.chapter, as: 'skipped', journey: 0 }) : act
  const circled = chapter.circle === null ? 0 : pointsToCircle(chapter.circle, shadow.free + shadow.circled)
  const began = happen(ended, {
    type: 'chapter-began',
    chapter: number,
    name: chapter.name,
    circled,
    hearth: chapter.hearth ?? 'stays'
  })
  return ok(circled === shadow.circled ? began : happen(began, { type: 'shadow-circled', circled }))
}

/** J3: takes the point when every condition is met, or gives it up at any time. */
export function endChapter(act: Act, as: 'earned' | 'skipped'): Result<Act, Refusal> {
  const why = whyNotEarned(act.state)
  if (why && (as === 'earned' || why.because !== 'conditions-open')) return refuse(why)
  const chapter = act.state.story.chapter
  const pays = as === 'earned' && chapterOf(act.state.story)?.pays === 1 ? 1 : 0
  return ok(happen(act, { type: 'chapter-ended', chapter, as, journey: pays }))
}

/** Why the point of the current chapter cannot be taken now, or null. */
export function whyNotEarned(state: State): Refusal | null {
  const { chapter, ends } = state.story
  if (chapterOf(state.story) === null) return { because: 'no-chapter' }
  if (ends[chapter] !== undefined) return { because: 'chapter-over', chapter }
  const open = openConditions(state)
  return open.length > 0 ? { because: 'conditions-open', open } : null
}

/** J6: a chance to Rest decides chapters that require circled points to be spent first. Null when no chapter depends on it. */
export function chanceToRest(act: Act): Act | null {
  const { story, shadow } = act.state
  const chapter = chapterOf(act.state.story)
  if (!chapter?.conditions.includes('circled-spent-before-rest') || story.ends[story.chapter] !== undefined) return null
  if (shadow.circled > 0) {
    const forfeited = happen(act, { type: 'chapter-ended', chapter: story.chapter, as: 'forfeited', journey: 0 })
    return happen(forfeited, { type: 'shadow-circled', circled: 0 })
  }
  const earned = endChapter(act, 'earned')
  return earned.ok ? earned.value : null
}

/** J9: last chapter of a book, The Hearth revealed: each healed Wound gives a Journey point, whatever healed it. */
export function payHealedWounds(act: Act, wounds: number): Act {
  const { chapter, length, journeySpent } = act.state.story
  const pays = wounds > 0 && length !== 'one-shot' && chapter === 8 && journeySpent.includes('reveal-hearth')
  const reason = wounds === 1 ? 'a Wound is healed' : `${wounds} Wounds are healed`
  return pays ? happen(act, { type: 'journey-gained', amount: wounds, reason }) : act
}
