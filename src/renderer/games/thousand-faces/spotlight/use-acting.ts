import { computed, type ComputedRef, watch } from 'vue'
import type { SeatId } from '#rules/core/seat'
import type { GmView } from '#rules/thousand-faces/view'
import { useTable } from '../board/table'
import type { BoardOnScreen } from '../board/use-board'
import { nextInLight } from './spotlight-words'

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

/** Records who flips, while the board is on screen. The campaign does not say which came last, a flip or the spotlight. */
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

type Table = ReturnType<typeof useTable>

/** Who acts: the player who flipped since the spotlight was given, else the player it was given to. */
function actingOn(board: BoardOnScreen, { flippedBy }: Table): SeatId | null {
  return flippedBy !== null && board.findMember(flippedBy) ? flippedBy : board.view.value.spotlight.seat
}

export function useActing(board: BoardOnScreen): ComputedRef<SeatId | null> {
  const table = useTable()
  return computed(() => actingOn(board, table))
}

/** The player who had the spotlight least, and does not have it; null at a table of one. */
export function nextTurn(board: BoardOnScreen, table: Table): ReturnType<typeof nextInLight> {
  const { spotlight } = board.view.value
  return nextInLight(
    { ...spotlight, seat: actingOn(board, table) },
    board.members.value.map(member => member.seat.id),
    seat => board.findMember(seat)?.sheet.lastFlip?.serial ?? 0
  )
}

/** Gives the spotlight to that player. The panel follows. */
export function passSpotlight(board: BoardOnScreen, table: Table): void {
  const seat = nextTurn(board, table)?.seat
  if (!seat) return
  table.pick(seat)
  void board.act({ type: 'give-spotlight', seat }, 'spotlight-next')
}
