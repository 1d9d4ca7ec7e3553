import type { useGmChoices } from '../board/gm-choices'
import type { BoardOnScreen } from '../board/use-board'
import { nextInLight } from './spotlight-words'

/** The player who had the spotlight least, and does not have it; null at a table of one. */
export function nextTurn(board: BoardOnScreen): ReturnType<typeof nextInLight> {
  return nextInLight(
    board.view.value.spotlight,
    board.members.value.map(member => member.seat.id),
    seat => board.findMember(seat)?.sheet.lastFlip?.serial ?? 0
  )
}

/** Gives the spotlight to that player. The panel follows. */
export function passSpotlight(board: BoardOnScreen, gmChoices: ReturnType<typeof useGmChoices>): void {
  const seat = nextTurn(board)?.seat
  if (!seat) return
  gmChoices.pick(seat)
  void board.act({ type: 'give-spotlight', seat }, 'spotlight-next')
}
