import type { AnswerRow, AnswersPage, QuestionOnPage } from '#rules/campaign/answers-page'
import type { SeatId } from '#rules/core/seat'

type MomentAnswers = AnswersPage['moments'][number]

/** Who answers: a character, everybody with one voice, or you. */
export function whoAnswers(
  { of }: Pick<QuestionOnPage, 'of'>,
  { seat }: Pick<AnswerRow, 'seat'>,
  nameOf: (seat: SeatId) => string
): string {
  if (seat !== null) return nameOf(seat)
  return of === 'gm' ? 'You' : 'The table'
}

/** How many questions of a moment are answered: `2 of 9`; nothing where there are none. */
export function countOf({ questions }: MomentAnswers): string {
  const rows = questions.flatMap(each => each.rows)
  return rows.length === 0 ? '' : `${rows.filter(({ state }) => state === 'answered').length} of ${rows.length}`
}

/** The question in front of all rows; null where each row has its own. */
export function headingOf({ rows }: QuestionOnPage): string | null {
  const all = new Set(rows.map(({ says }) => says))
  return all.size === 1 ? ([...all][0] ?? null) : null
}
