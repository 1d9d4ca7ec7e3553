import { computed, shallowRef, watch } from 'vue'
import type { Ask, AnswerTo, AskKind } from '#shared/contract'
import { refusalSpotAround, type RefusalPlace } from '../refusals/refusal-spot'
import { useGm } from '../../dashboard/store'

/**
 * What the host answers to a question, as things stand now: it is asked again whenever it is another one or the campaign has changed, and an
 * answer that was overtaken is dropped. @param question null: nothing is asked @param at where a refusal is told; around this component where left out
 * @returns the answer, null before there is one; the question that it answers; and whether that is the question of now
 */
export function useHostAnswer<Kind extends AskKind>(
  question: () => Extract<Ask, { ask: Kind }> | null,
  at?: RefusalPlace
) {
  const gm = useGm()
  const spot = refusalSpotAround()
  const asked = computed(() => {
    const frame = gm.snapshot?.frame
    // Every such question is about the open campaign: a page that is about to leave with it asks nothing.
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
