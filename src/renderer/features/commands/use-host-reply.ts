import { computed, shallowRef, watch } from 'vue'
import type { Ask, AnswerTo, AskKind } from '#shared/contract'
import { refusalSpotAround, type RefusalOrigin } from '../refusals/refusal-spot'
import { useGm } from '../../dashboard/store'

/**
 * The host's present answer to a request. It is sent again after a change of the request or of the campaign; late answers are dropped.
 * @param question null: no request @param at the part that shows a denial; by default the one around this component
 * @returns the answer, null before the first; its request; and whether that is the present request
 */
export function useHostReply<Kind extends AskKind>(
  question: () => Extract<Ask, { ask: Kind }> | null,
  at?: RefusalOrigin
) {
  const gm = useGm()
  const spot = refusalSpotAround()
  const asked = computed(() => {
    const frame = gm.snapshot?.frame
    // Every such request is about the open campaign: a page that is about to close sends none.
    return { question: frame ? question() : null, revision: frame?.revision }
  })
  const answered = shallowRef<{ readonly of: typeof asked.value; readonly value: AnswerTo<Kind> } | null>(null)
  watch(
    asked,
    async of => {
      if (of.question === null) return void (answered.value = null)
      const answer = await gm.ask<Kind>(of.question, at ?? spot())
      if (answer.ok && of === asked.value) answered.value = { of, value: answer.value }
    },
    { immediate: true }
  )
  return {
    answer: computed(() => answered.value?.value ?? null),
    to: computed(() => answered.value?.of.question ?? null),
    current: computed(() => answered.value?.of === asked.value)
  }
}
