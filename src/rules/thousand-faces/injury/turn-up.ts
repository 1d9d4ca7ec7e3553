import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { characterOf } from '../sheets'
import type { Act } from '../state'
import { moveOf } from '../moves/all'

/** M7: turns face-down cards up that waited for this event. A breather also ends a rage (M12). */
export function turnUp(act: Act, seat: SeatId, event: 'take-a-breather' | 'rest'): Act {
  const waiting = characterOf(act.state, seat).moves.filter(
    card => card.faceDown && moveOf(card.move).faceDownUntil === event
  )
  const up = waiting.reduce((on, { move }) => happen(on, { type: 'move-turned', seat, move, face: 'up' }), act)
  return event === 'take-a-breather' && characterOf(up.state, seat).berserk
    ? happen(up, { type: 'rage-ended', seat })
    : up
}
