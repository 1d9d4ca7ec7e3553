import type { Ref } from 'vue'
import type { AnswersPage } from '#rules/campaign/story-answers'
import { useCampaign } from '../../dashboard/use-campaign'
import { useHostReply } from '../commands/use-host-reply'

/** The present questions and answers of the game on the board; null until the host has answered. */
export function useStoryAnswers(): Readonly<Ref<AnswersPage | null>> {
  const { board } = useCampaign()
  return useHostReply<'read-answers'>(() => board.value && { ask: 'read-answers', board: board.value.id }).answer
}
