import { useActions } from '../../../../shell/gm/actions'
import { useGm } from '../../../../shell/gm/store'
import { nextInLight } from '../spotlight/spotlight-words'
import { useTable } from '../table'
import type { BoardOnScreen } from '../use-board'

/** What keys and the palette can do for the Game Master's own side of the board. */
export function useStoryActions(board: BoardOnScreen): void {
  const gm = useGm()
  const table = useTable()
  const next = (): ReturnType<typeof nextInLight> =>
    nextInLight(
      board.view.value.spotlight,
      board.places.value.map(place => place.seat.id)
    )
  const anybody = (): string | null => (board.places.value.length ? null : 'There are no players yet')

  useActions({
    foes: { run: () => (board.chosen.value ? table.open('foes') : (gm.sheet = 'encounter')) },
    'mini-games': { run: () => table.open('mini-games'), blocked: anybody },
    spotlight: {
      run: () => {
        const seat = board.chosen.value?.seat.id
        if (seat) void board.act({ type: 'give-spotlight', seat }, 'spotlight')
      },
      blocked: anybody
    },
    'spotlight-next': {
      run: () => {
        const seat = next()?.seat
        if (!seat) return
        table.choose(seat)
        void board.act({ type: 'give-spotlight', seat }, 'spotlight-next')
      },
      blocked: () => (next() ? null : 'Nobody else is waiting')
    }
  })
}
