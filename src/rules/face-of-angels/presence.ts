import type { Luck } from '../core/luck'
import type { Seat, SeatId } from '../core/seat'
import { happen } from '../core/slice'
import { conclude } from './conclude'
import { sideOf } from './contest/contests'
import type { Contest } from './contest/model'
import { refillIfDealt } from './deck/dealing'
import { cardsTooMany } from './deck/hands'
import { recordContest } from './ending/closing'
import { protagonistOf } from './record/protagonists'
import type { Act } from './state'

/** Updates the game when a seat retires or returns (ruling, A37d). A new seat is dealt a hand (A37e). */
export function followSeat(act: Act, { id, retired }: Seat, luck: Luck): Act {
  const { state } = act
  const sits = state.seats.includes(id)
  if (retired) return sits ? settled(happen(withoutContestOf(act, id), { type: 'seat-left', seat: id }), luck) : act
  if (sits) return state.started && !state.contest && cardsTooMany(state, id) < 0 ? settled(act, luck) : act
  return protagonistOf(state, id) ? settled(happen(act, { type: 'seat-returned', seat: id }), luck) : act
}

/** Outside a contest, deals hands up to size; in a contest, applies its automatic steps. */
function settled(act: Act, luck: Luck): Act {
  if (act.state.contest) return conclude(act)
  const filled = refillIfDealt(act, luck)
  return filled.ok ? filled.value : act
}

/** Calls off a contest that needs this player; a contest with a verdict is closed unchanged. */
function withoutContestOf(act: Act, seat: SeatId): Act {
  const { contest } = act.state
  if (!contest || !isNeeded(contest, seat)) return act
  if (contest.phase.at === 'ended') return recordContest(act, contest, contest.phase.outcome)
  return happen(act, { type: 'contest-called-off', reason: 'a player has left' })
}

/** Whether the player is a contestant, or must pick a transformation, tell the wrap-up or return cards. */
function isNeeded(contest: Contest, seat: SeatId): boolean {
  if (sideOf(contest, seat)) return true
  const { phase } = contest
  if (phase.at === 'ended') return phase.outcome.narrator === seat || phase.transformation?.picker === seat
  return phase.at === 'trick' && phase.trick.question?.kind === 'hand-back' && phase.trick.question.to === seat
}
