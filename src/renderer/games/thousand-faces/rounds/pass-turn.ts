import type { SeatId } from '#rules/core/seat'
import { proposedAttackers } from '#rules/thousand-faces/foes/attackers'
import type { useTable } from '../board/table'
import type { BoardOnScreen } from '../board/use-board'

type Table = ReturnType<typeof useTable>

/** The next turn of the round. The panel follows the spotlight. */
export async function passTurn(board: BoardOnScreen, table: Table): Promise<void> {
  const { is = null, seat = null } = board.view.value.round?.next ?? {}
  const answer = await board.act({ type: 'next-turn' }, 'next-turn')
  const lit = seat ?? board.view.value.spotlight.seat
  if (!answer.ok) return
  if (is === 'foes') openFoesTurn(board, table)
  else if (lit !== null) table.choose(lit)
}

/** The panel of the foes asks who strikes: first for a player whom a foe is engaged with that has not struck. */
export function openFoesTurn(board: BoardOnScreen, table: Table): void {
  const { foes, round } = board.view.value
  const strikes = (seat: SeatId): boolean => proposedAttackers(foes, seat, round ?? null).length > 0
  const chosen = board.chosen.value?.seat.id
  const struck = board.members.value.find(({ seat }) => strikes(seat.id))
  if (struck && !(chosen && strikes(chosen))) table.choose(struck.seat.id)
  table.open('foes')
}
