import type { RoundView } from '#rules/thousand-faces/rounds/view'
import type { useTable } from '../board/table'
import type { BoardOnScreen, PartyMember } from '../board/use-board'

/**
 * The round, where this player's flip of it is still shown and their turn is over. The main button goes on to the named player, and does
 * not flip for the same player again (NP3). Null while something is to be done before, and once another flip is set up.
 */
export function roundGoesOn(
  board: BoardOnScreen,
  table: ReturnType<typeof useTable>,
  { seat, sheet }: PartyMember
): RoundView | null {
  const { pending, round } = board.view.value
  if (!round || pending || table.fresh === null || sheet.lastFlip?.serial !== table.fresh) return null
  return round.turns.find(each => each.seat === seat.id)?.turn === 'acted' ? round : null
}
