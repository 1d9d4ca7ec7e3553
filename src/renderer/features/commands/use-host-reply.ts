import { computed, shallowRef, watch } from 'vue'
import type { Ask, AnswerTo, AskKind, Answer, Denial } from '#shared/contract'
import { refusalSpotAround, type RefusalOrigin } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Preview } from '#rules/core/preview'
import type { BoardCommand } from '#rules/registry'
import { bridge } from '@/bridge/bridge'
import { useShownBoard } from '@/features/boards/shown-board'

export interface Asker {
  ask<Kind extends AskKind>(question: Extract<Ask, { ask: Kind }>): Promise<Answer<Kind>>
  /** Shows a refusal by the page itself, and the remedy. */
  refuse(why: PlainExplanation): void
}

/** Sends requests to the host; a denial appears at the nearest `RefusalSpot`. */
export function useAsk(): Asker {
  const gm = useGm()
  const spot = refusalSpotAround()
  return {
    ask: question => gm.ask(question, spot()),
    refuse({ message, remedy }) {
      gm.lastDenial = { at: spot(), denial: { kind: 'problem', problem: { kind: 'unsupported', message, remedy } } }
    }
  }
}

/**
 * The effect of a command to the board of this component, from the host, before it is sent. It is requested again for another command
 * or another snapshot, one at a time. The last answer stays until the next one.
 * @param make null without a command
 */
export function usePreview(make: () => BoardCommand | null) {
  const gm = useGm()
  const board = useShownBoard()
  /** The certain effects of the command, from the last answer; null before it, and for a refused command. */
  const certain = shallowRef<Preview | null>(null)
  /** Why the command would be refused, or null; null before the first answer. */
  const denial = shallowRef<Denial | null>(null)
  /** The command as text, so that an equal one is not requested again. */
  const wanted = computed(() => {
    const command = make()
    const revision = gm.snapshot?.frame?.revision ?? 0
    return command && JSON.stringify({ ask: 'preview', revision, board: board.value, command })
  })
  let answered: string | null = null
  let underWay: Promise<void> | null = null

  async function follow(): Promise<void> {
    while (answered !== wanted.value) {
      const asked = wanted.value
      const answer = asked === null ? null : await answerTo(asked)
      answered = asked
      // The answer belongs to an old snapshot: the next one is under way, and is requested then.
      if (answer && !answer.ok && answer.error.kind === 'problem' && answer.error.problem.kind === 'stale') continue
      certain.value = answer?.ok ? answer.value : null
      denial.value = answer && !answer.ok ? answer.error : null
    }
  }

  watch(wanted, () => (underWay ??= follow().finally(() => (underWay = null))), { immediate: true })
  return { certain, denial }
}

function answerTo(asked: string): Promise<Answer<'preview'> | null> {
  return bridge()
    .ask<'preview'>(JSON.parse(asked) as Extract<Ask, { ask: 'preview' }>)
    .catch(() => null)
}

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
