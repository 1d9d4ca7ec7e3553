import type { SeatId } from '#rules/core/seat'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import type { UseMove } from '#rules/thousand-faces/moves/model'
import type { Attribute } from '#rules/thousand-faces/vocabulary'

/** The command by which a player makes a move with nothing added that only the table can grant. */
export function usedMove(seat: SeatId, move: MoveId, attribute: Attribute | null, item: string | null): UseMove {
  return {
    type: 'use-move', seat, move, attribute, item,
    advantages: 0, versus: null, supporters: [], load: 'counts', slots: []
  } // prettier-ignore
}
