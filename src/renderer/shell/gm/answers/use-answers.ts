import { shallowRef, watch, type Ref } from 'vue'
import type { AnswersPage } from '#rules/campaign/answers-page'
import { refusalSpotAround } from '../refusal-spot'
import { useGm } from '../store'
import { useCampaign } from '../use-campaign'

/** What the game on the board asks for and what was answered, as it stands now; null until the host has said. */
export function useAnswers(): Readonly<Ref<AnswersPage | null>> {
  const gm = useGm()
  const { board, frame } = useCampaign()
  const spot = refusalSpotAround()
  const page = shallowRef<AnswersPage | null>(null)
  watch(
    () => [board.value?.id, frame.value?.revision] as const,
    async ([id, revision]) => {
      if (id === undefined) return
      const answer = await gm.ask<'read-answers'>({ ask: 'read-answers', board: id }, spot())
      if (answer.ok && board.value?.id === id && frame.value?.revision === revision) page.value = answer.value
    },
    { immediate: true }
  )
  return page
}
