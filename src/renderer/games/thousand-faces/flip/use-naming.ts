import { watch } from 'vue'
import { useGm } from '../../../dashboard/store'
import { useTable } from '../board/table'
import type { BoardOnScreen } from '../board/use-board'

/** When real cards are to be named, the place where that is done comes up by itself, whatever lay open. */
export function useNaming(board: BoardOnScreen): void {
  const gm = useGm()
  const table = useTable()
  watch(
    () => {
      const { pending } = board.view.value
      return pending?.kind === 'name-cards' ? pending.seat : null
    },
    seat => {
      if (!seat) return
      table.choose(seat)
      table.open('flip')
      gm.sheet = null
    }
  )
}
