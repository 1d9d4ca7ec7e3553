import { computed, shallowRef, watch } from 'vue'
import type { Preview } from '#rules/core/preview'
import type { Answer, Ask, Denial } from '#shared/contract'
import type { BoardCommand } from '#rules/registry'
import { bridge } from '../../bridge/bridge'
import { useShownBoard } from '../boards/shown-board'
import { useGm } from '../../dashboard/store'

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
