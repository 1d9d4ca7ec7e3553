import { counted } from '#rules/core/text'
import type { ChapterView, EconomyView, PacingView } from '#rules/thousand-faces/economy/view'

/** "Chapter 3, Go"; with the book in front where there are books. */
export function chapterLabel(
  { length, book }: Pick<EconomyView, 'length' | 'book'>,
  chapter: Pick<ChapterView, 'number' | 'name'>
): string {
  const where = length === '30-hour' ? `Book ${book}, ` : ''
  return `${where}${where ? 'chapter' : 'Chapter'} ${chapter.number}: ${chapter.name}`
}

/** How far the chapter is, in a few words. */
export function metWords({ conditions, end, pays }: Pick<ChapterView, 'conditions' | 'end' | 'pays'>): string {
  if (end !== null) return endWords({ end, pays })
  const met = conditions.filter(condition => condition.met).length
  if (met === conditions.length) return pays === 1 ? 'All met: take the point' : 'All met: the chapter can end'
  return `${met} of ${conditions.length} met`
}

/** How a chapter ended. Chapter 8 pays for each Wound healed, nothing at its end (J3). */
export function endWords({ end, pays }: { end: NonNullable<ChapterView['end']>; pays: ChapterView['pays'] }): string {
  if (pays !== 1) return 'Ended'
  return { earned: 'Point taken', forfeited: 'Point forfeited', skipped: 'No point' }[end]
}

/** The session within the book: the three books of a long campaign take three, three and four. */
export function sessionInBook({ length, book }: Pick<EconomyView, 'length' | 'book'>, session: number): number {
  return length === '30-hour' ? session - (book - 1) * 3 : session
}

/** The chapter that should be reached when this session is over, or null outside the plan. */
export function planned({ plan }: Pick<PacingView, 'plan'>, session: number): number | null {
  if (session < 1 || plan.length === 0) return null
  return plan[session - 1] ?? plan.at(-1) ?? null
}

/** Where the story stands against the clock, in one sentence. */
export function paceWords(pacing: PacingView, chapter: number, session: number): string {
  const goal = planned(pacing, session)
  if (goal === null) return `${counted(pacing.chaptersInBook, 'chapter')} in ${counted(pacing.plan.length, 'session')}.`
  if (session > pacing.plan.length)
    return `The plan ended with session ${pacing.plan.length}; ${counted(pacing.chaptersInBook - pacing.chaptersEnded, 'chapter')} to go.`
  if (pacing.chaptersEnded >= goal) return `The goal of this session, chapter ${goal}, is reached.`
  const left = goal - pacing.chaptersEnded
  return `This session should reach the end of chapter ${goal}: ${counted(left, 'chapter')} to go${chapter === 0 ? ', none begun' : ''}.`
}
