import { computed, type ComputedRef } from 'vue'
import { freshDraft, type FlipDraft } from './draft'
import { useTable } from '../board/table'
import { useBoard } from '../board/use-board'

/** The next flip of the chosen seat, and how to change it. */
export function useFlipDraft(): {
  readonly draft: ComputedRef<FlipDraft>
  readonly change: (to: Partial<FlipDraft>) => void
} {
  const board = useBoard()
  const table = useTable()
  const seat = computed(() => board.chosen.value?.seat.id ?? null)
  return {
    draft: computed(() => (seat.value ? table.draftOf(seat.value) : freshDraft)),
    change(to) {
      if (seat.value) table.setUp(seat.value, to)
    }
  }
}
