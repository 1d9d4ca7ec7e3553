import type { Ref } from 'vue'
import type { AnswersPage } from '#rules/campaign/answers-page'
import { useCampaign } from '../../dashboard/use-campaign'
import { useHostAnswer } from '../commands/use-host-answer'

/** The present questions and answers of the game on the board; null until the host has answered. */
export function useAnswers(): Readonly<Ref<AnswersPage | null>> {
  const { board } = useCampaign()
  return useHostAnswer<'read-answers'>(() => board.value && { ask: 'read-answers', board: board.value.id }).answer
}
