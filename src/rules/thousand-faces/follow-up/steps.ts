import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import type { Act } from '../state'
import type { FollowUp, FollowUpEvent } from './model'

export function changeFollowUp(act: Act, followUp: FollowUp): Act {
  return happen(act, { type: 'follow-up-changed', followUp })
}

export function closeFollowUp(
  act: Act,
  { id, seat, move }: FollowUp,
  how: Extract<FollowUpEvent, { type: 'follow-up-closed' }>['how']
): Act {
  return happen(act, { type: 'follow-up-closed', followUp: id, seat, move, how })
}

/** The participants of the attack or danger: the lead, and in Teamwork the helpers (TW7). */
export function participantsOf({ seat, due = [] }: Pick<FollowUp, 'seat' | 'due'>): readonly SeatId[] {
  return [seat, ...due.filter(each => each !== seat)]
}

/** Whether nothing is left to do. */
export function isDone({ waits, hits, answers }: FollowUp): boolean {
  return !waits && hits.length === 0 && !answers
}
