import type { SeatId } from '../../core/seat'
import type { State } from '../state'

/** Whether the seat exists and its player has not left (PR44). */
export function isPresent({ seats }: Pick<State, 'seats'>, seat: SeatId): boolean {
  return seats.some(({ id, retired }) => id === seat && !retired)
}
