import type { Ref } from 'vue'
import type { AnswersPage } from '#rules/campaign/answers-page'
import { useCampaign } from '../../dashboard/use-campaign'
import { useHostAnswer } from '../commands/use-host-answer'

/** What the game on the board asks for and what was answered, as it stands now; null until the host has said. */
export function useAnswers(): Readonly<Ref<AnswersPage | null>> {
  const { board } = useCampaign()
  return useHostAnswer<'read-answers'>(() => board.value && { ask: 'read-answers', board: board.value.id }).answer
}
