import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { moveOf } from '../moves/all'
import type { MoveId } from '../moves/ids'
import type { Act, Refusal, State } from '../state'

/** Y1, Y2: why a character cannot spend a day on that move, or null. Without a counted day, only the place is checked. */
export function whyNotDay({ story }: State, seat: SeatId, move: MoveId): Refusal | null {
  const { tags } = moveOf(move)
  if (tags.includes('town') && story.day?.place !== 'town') return { because: 'needs-town', move }
  const spent = tags.includes('day')
    ? (story.day?.did[seat] ?? []).find(did => moveOf(did).tags.includes('day'))
    : undefined
  return spent === undefined ? null : { because: 'day-spent', seat, by: spent }
}

/** Records the character's use of the day, if days are counted. */
export function useDay(act: Act, seat: SeatId, move: MoveId): Act {
  return act.state.story.day ? happen(act, { type: 'day-used', seat, move }) : act
}
