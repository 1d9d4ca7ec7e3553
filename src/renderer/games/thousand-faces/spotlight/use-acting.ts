import { computed, type ComputedRef, watch } from 'vue'
import type { SeatId } from '#rules/core/seat'
import type { GmView } from '#rules/thousand-faces/view'
import { useTable } from '../board/table'
import type { BoardOnScreen } from '../board/use-board'

/** The moves that do not take the spotlight: a FAST move, and the answer of a player (T2). */
const answers: readonly string[] = ['Defend', 'Defy Danger']

/** Whether a flip takes the spotlight for the player who made it. */
export function takesSpotlight({ fast, move }: { readonly fast: boolean; readonly move: string | null }): boolean {
  return !fast && !(move !== null && answers.includes(move))
}

interface Newest {
  readonly turn: number
  readonly flip: number | null
}

const newestIn = ({ spotlight, flip }: GmView): Newest => ({ turn: spotlight.turn, flip: flip?.serial ?? null })

/** Records who flips, while the board is on screen: the campaign does not say which came last, a flip or the spotlight. */
export function watchActing(board: BoardOnScreen): void {
  const table = useTable()
  watch(
    () => newestIn(board.view.value),
    (now, before) => {
      const { flip } = board.view.value
      if (now.turn !== before.turn) table.flippedBy = null
      else if (flip && now.flip !== before.flip && takesSpotlight(flip)) table.flippedBy = flip.seat
    }
  )
}

/** Who acts: the player who flipped since the spotlight was given, else the player it was given to. */
export function useActing(board: BoardOnScreen): ComputedRef<SeatId | null> {
  const table = useTable()
  return computed(() => {
    const seat = table.flippedBy
    return seat !== null && board.findMember(seat) ? seat : board.view.value.spotlight.seat
  })
}
