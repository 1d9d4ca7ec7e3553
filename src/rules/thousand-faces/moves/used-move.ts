import type { SeatId } from '../../core/seat'
import type { Attribute } from '../vocabulary'
import type { MoveId } from './ids'
import type { UseMove } from './model'

const nothingAdded = { advantages: 0, versus: null, supporters: [], load: 'counts', slots: [] } as const

/** The command that uses a move, without options that only the table can grant. */
export function usedMove(seat: SeatId, move: MoveId, attribute: Attribute | null, item: UseMove['item']): UseMove {
  return { type: 'use-move', seat, move, attribute, item, ...nothingAdded }
}
