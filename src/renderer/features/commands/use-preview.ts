import { computed, shallowRef, watch } from 'vue'
import type { Preview } from '#rules/core/preview'
import type { Answer, Ask, Denial } from '#shared/contract'
import type { BoardCommand } from '#rules/registry'
import { bridge } from '../../bridge/bridge'
import { useShownBoard } from '../boards/shown-board'
import { useGm } from '../../dashboard/store'

/**
 * What a command to the board that this component lies on would do, asked of the host before it is sent: anew for another
 * command and for another picture, one at a time. Until the next answer is here the last one stands.
 * @param make null where there is nothing to ask about
 */
export function usePreview(make: () => BoardCommand | null) {
  const gm = useGm()
  const board = useShownBoard()
  /** What is certain of the command, as it was answered last; null before the first answer, and where it would be refused. */
  const certain = shallowRef<Preview | null>(null)
  /** Why it would be refused; null where it would not be, and before the first answer. */
  const denial = shallowRef<Denial | null>(null)
  /** What is to be asked, as text, so that an equal command is not asked about again. */
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
      // Asked about a picture that is gone: the next is on its way here, and is asked about then.
      if (answer && !answer.ok && answer.error.kind === 'problem' && answer.error.problem.kind === 'stale') continue
      certain.value = answer?.ok ? answer.value : null
      denial.value = answer && !answer.ok ? answer.error : null
    }
  }

  /** When it is answered for the command and the picture of this moment. */
  const settled = (): Promise<void> => (underWay ??= follow().finally(() => (underWay = null)))
  watch(wanted, settled, { immediate: true })
  return { certain, denial, settled }
}

function answerTo(asked: string): Promise<Answer<'preview'> | null> {
  return bridge()
    .ask<'preview'>(JSON.parse(asked) as Extract<Ask, { ask: 'preview' }>)
    .catch(() => null)
}
