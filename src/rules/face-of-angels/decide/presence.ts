import type { Luck } from '../../core/luck'
import type { Seat, SeatId } from '../../core/seat'
import { apply } from '../apply/index'
import type { Contest } from '../contest'
import type { Event } from '../events'
import { protagonistOf, sideOf } from '../questions'
import type { State } from '../state'
import { closed } from './ending'
import { whatFollows } from './follow'
import { thenRefill } from './keeping'

/** A seat is taken away or set back: its player leaves this game, or returns to it (ruling, A37d). */
export function followSeat(state: State, { id, retired }: Seat, luck: Luck): readonly Event[] {
  const sits = state.seats.includes(id)
  if (retired) return sits ? leaving(state, id, luck) : []
  return sits || !protagonistOf(state, id) ? [] : settled(state, [{ type: 'seat-returned', seat: id }], luck)
}

function leaving(state: State, seat: SeatId, luck: Luck): readonly Event[] {
  return settled(state, [...withoutContestOf(state, seat), { type: 'seat-left', seat }], luck)
}

/** Outside a contest hands are dealt up to size; within one it goes on by itself as far as it can. */
function settled(state: State, events: readonly Event[], luck: Luck): readonly Event[] {
  const after = events.reduce(apply, state)
  if (after.contest) return [...events, ...whatFollows(after)]
  const filled = after.started ? thenRefill(state, events, 'refill', luck) : null
  return filled?.ok ? filled.value : events
}

/** A contest that needs this player is called off; one that is decided already is closed as it stands. */
function withoutContestOf(state: State, seat: SeatId): readonly Event[] {
  const { contest } = state
  if (!contest || !isNeeded(contest, seat)) return []
  if (contest.phase.at === 'ended') return [closed(state, contest, contest.phase.outcome)]
  return [{ type: 'contest-called-off', reason: 'a player has left' }]
}

/** One of the two, or somebody who is waited for: with a transformation, the wrap-up, or cards that come back. */
function isNeeded(contest: Contest, seat: SeatId): boolean {
  if (sideOf(contest, seat)) return true
  const { phase } = contest
  if (phase.at === 'ended') return phase.outcome.narrator === seat || phase.transformation?.picker === seat
  return phase.at === 'trick' && phase.trick.question?.kind === 'hand-back' && phase.trick.question.to === seat
}
