import { useActions } from '@/features/actions/actions'
import { useGm } from '@/dashboard/store'
import { nextTurn, passSpotlight } from '../spotlight/pass-spotlight'
import { openFoes } from '../board/open-panels'
import { useTable } from '../board/table'
import type { BoardOnScreen } from '../board/use-board'

/** What keys and the palette can do for the Game Master's own side of the board. */
export function useStoryActions(board: BoardOnScreen): void {
  const gm = useGm()
  const table = useTable()
  const anybody = (): string | null => (board.members.value.length ? null : 'There are no players yet')

  useActions({
    foes: { run: () => openFoes(board, table, gm) },
    'mini-games': { run: () => table.open('mini-games'), blocked: anybody },
    spotlight: {
      run: () => {
        const seat = board.chosen.value?.seat.id
        if (seat) void board.act({ type: 'give-spotlight', seat }, 'spotlight')
      },
      blocked: anybody
    },
    'spotlight-next': {
      run: () => passSpotlight(board, table),
      blocked: () => (nextTurn(board) ? null : 'Nobody else is waiting')
    }
  })
}
