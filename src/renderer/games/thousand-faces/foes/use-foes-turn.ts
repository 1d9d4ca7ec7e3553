import { computed, type ComputedRef } from 'vue'
import type { AnyQuestion } from '#rules/core/question'
import { foesTurnQuestion } from '#rules/thousand-faces/rounds/foes-turn-question'
import type { BoardOnScreen } from '../board/use-board'

/** The question of the foes’ turn (RO9); null while players are to act, and in other formats. */
export function useFoesTurn({ view }: Pick<BoardOnScreen, 'view'>): ComputedRef<AnyQuestion | null> {
  return computed(() => foesTurnQuestion(view.value)[0]?.question ?? null)
}

/** The foes have begun their turn, and nothing else waits for an answer. */
export function useFoesAreUp({ view }: Pick<BoardOnScreen, 'view'>): ComputedRef<boolean> {
  const turn = useFoesTurn({ view })
  return computed(() => {
    const { attacks, pending, questions, round, spotlight } = view.value
    const hasBegun = spotlight.seat === null || (round?.foes.length ?? 0) > 0
    return turn.value !== null && hasBegun && attacks.length === 0 && pending === null && questions.length === 0
  })
}
