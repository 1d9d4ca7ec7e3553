import type { AnswerRow, AnswersPage, QuestionOnPage } from '#rules/campaign/story-answers'
import type { SeatId } from '#rules/core/seat'
import type { Ref } from 'vue'
import { useCampaign } from '@/dashboard/use-campaign'
import { useHostReply } from '@/features/commands/use-host-reply'

/** The present questions and answers of the game on the board; null until the host has answered. */
export function useStoryAnswers(): Readonly<Ref<AnswersPage | null>> {
  const { board } = useCampaign()
  return useHostReply<'read-answers'>(() => board.value && { ask: 'read-answers', board: board.value.id }).answer
}

type MomentAnswers = AnswersPage['moments'][number]

/** The respondent: a character, the whole table, or the Game Master. */
export function whoAnswers(
  { of }: Pick<QuestionOnPage, 'of'>,
  { seat }: Pick<AnswerRow, 'seat'>,
  nameOf: (seat: SeatId) => string
): string {
  if (seat !== null) return nameOf(seat)
  return of === 'gm' ? 'You' : 'The table'
}

/** Number of answered questions of a moment: `2 of 9`; empty without questions. */
export function countOf({ questions }: MomentAnswers): string {
  const rows = questions.flatMap(each => each.rows)
  return rows.length === 0 ? '' : `${rows.filter(({ state }) => state === 'answered').length} of ${rows.length}`
}

/** The common question of all rows; null when each row has its own. */
export function headingOf({ rows }: QuestionOnPage): string | null {
  const all = new Set(rows.map(({ says }) => says))
  return all.size === 1 ? ([...all][0] ?? null) : null
}
