import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { Command } from '../commands'
import type { Contest, Trick } from '../contest'
import type { Event } from '../events'
import { momentOf } from '../moment'
import { currentTrick, helpersLeft, laidBy, otherSide, sideOf } from '../questions'
import type { Refusal } from '../refusals'
import type { State } from '../state'
import type { Participant } from '../vocabulary'
import { nextStep } from './follow'

type Judged = Result<readonly Event[], Refusal>

/** A helper lets this step go by. Rule A15. */
export function passHelp(state: State, who: Participant): Judged {
  const open = openTrick(state)
  if (!open.ok) return open
  if (!helpersLeft(state, open.value.contest, open.value.trick).includes(who))
    return refuse({ because: 'cannot-help', who })
  return ok([{ type: 'help-passed', who }])
}

/** Nobody else wants to help in this step, or in either. Rule A15. */
export function closeHelp(state: State, steps?: 'both'): Judged {
  const open = openTrick(state)
  if (!open.ok) return open
  const { step } = open.value.trick
  if (step !== 'help-leader' && step !== 'help-responder')
    return refuse({ because: 'wrong-moment', now: momentOf(state) })
  const next = nextStep(step)
  const closed: Event = { type: 'step-reached', step: next }
  return ok(steps && next !== 'points' ? [closed, { type: 'step-reached', step: nextStep(next) }] : [closed])
}

/** A contestant says which of the side's cards counts: the leader first, then the other (ruling, A16c). */
export function pickPoint(state: State, { who, card }: Extract<Command, { type: 'pick-point' }>): Judged {
  const open = openTrick(state)
  if (!open.ok) return open
  const { contest, trick } = open.value
  if (trick.step !== 'points') return refuse({ because: 'wrong-moment', now: momentOf(state) })
  const turn =
    trick.points[trick.leader] === null && laidBy(trick, trick.leader).length > 0
      ? trick.leader
      : otherSide(trick.leader)
  if (sideOf(contest, who) !== turn) return refuse({ because: 'not-your-turn', turn: contest[turn].who })
  if (!laidBy(trick, turn).some(one => one.card === card)) return refuse({ because: 'not-on-your-side', card })
  return ok([{ type: 'point-picked', who, side: turn, card }])
}

/** Between two tricks the table gives a finished one to the other side; the score follows. Rule A37. */
export function awardTrick(state: State, { number, to }: Extract<Command, { type: 'award-trick' }>): Judged {
  const { contest } = state
  if (!contest) return refuse({ because: 'no-contest' })
  if (currentTrick(contest)?.laid.length !== 0) return refuse({ because: 'wrong-moment', now: momentOf(state) })
  const trick = contest.tricks.find(one => one.number === number)
  if (!trick) return refuse({ because: 'unknown-trick' })
  if (trick.takenBy === to) return refuse({ because: 'nothing-changed' })
  return ok([{ type: 'trick-awarded', number, to, who: contest[to].who }])
}

/** The trick on the table, if nothing in it waits for an answer first. */
export function openTrick(state: State): Result<{ readonly contest: Contest; readonly trick: Trick }, Refusal> {
  const { contest } = state
  if (!contest) return refuse({ because: 'no-contest' })
  if (contest.phase.at !== 'trick' || contest.phase.trick.question)
    return refuse({ because: 'wrong-moment', now: momentOf(state) })
  return ok({ contest, trick: contest.phase.trick })
}
