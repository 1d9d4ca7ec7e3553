import { assertNever } from '../core/assert-never'
import { happen } from '../core/slice'
import { laidBy } from './contest/contests'
import type { Contest } from './contest/model'
import type { Trick, Point } from './contest/shapes'
import { handOf } from './deck/hands'
import { verdictOf, endWithVerdict } from './ending/verdict'
import type { Act, State } from './state'
import { helpersLeft, nextStep, sideToPoint } from './trick/steps'
import { otherSide, type Side, type TrickReason } from './vocabulary'
import { higherOf, pointOf, judgePoints } from './trick/values'

/** Ends the trick: records the taker, the reason, and the side with the higher value. Rules A17, A19. */
function takeTrick(act: Act, contest: Contest, trick: Trick): Act {
  const { state } = act
  const { number, leader, laid } = trick
  const responder = otherSide(leader)
  const points = { initiator: sidePoint(state, trick, 'initiator'), respondent: sidePoint(state, trick, 'respondent') }
  const higher = higherOf(leader, points[leader], points[responder])
  const [takenBy, because] = takerOf(trick, points)
  const taken = { number, leader, laid, points, takenBy, because, higher }
  return happen(act, { type: 'trick-taken', who: contest[takenBy].who, trick: taken })
}

function takerOf(trick: Trick, points: Readonly<Record<Side, Point | null>>): readonly [Side, TrickReason] {
  const responder = otherSide(trick.leader)
  const superTrump = trick.laid.find(one => one.played.as === 'super-trump')
  if (superTrump) return [superTrump.side, 'super-trump']
  const { taker, because } = judgePoints(points[trick.leader], points[responder])
  return [taker === 'leader' ? trick.leader : responder, because]
}

/** The picked point card. In a trick that a super-trump ended: the super-trump, or else the first card laid. */
function sidePoint(state: State, trick: Trick, side: Side): Point | null {
  const cards = laidBy(trick, side)
  const picked = trick.points[side] ?? cards.find(one => one.played.as === 'super-trump')?.card ?? cards[0]?.card
  return picked ? pointOf(state, cards, picked) : null
}

/** Applies every automatic step after an act. Skips steps without an eligible participant, takes a complete trick, ends a decided contest. */
export function conclude(act: Act): Act {
  for (let now = act; ;) {
    const next = following(now)
    if (next === now) return now
    now = next
  }
}

/** The next automatic step; the same act when there is none. */
function following(act: Act): Act {
  const { contest } = act.state
  if (!contest) return act
  const { phase } = contest
  if (phase.at === 'between') return afterTrick(act, contest)
  if (phase.at !== 'trick' || phase.trick.question) return act
  const { trick } = phase
  if (trick.laid.some(one => one.played.as === 'super-trump')) return takeTrick(act, contest, trick)
  if (trick.laid.length === 0 && verdictOf(contest)) return endWithVerdict(act, contest)
  return withinTrick(act, contest, trick)
}

/** Ends a decided contest; otherwise the side with the higher value leads the next trick. Rules A19, A21. */
function afterTrick(act: Act, contest: Contest): Act {
  if (verdictOf(contest)) return endWithVerdict(act, contest)
  const leader = contest.tricks.at(-1)?.higher ?? 'initiator'
  return happen(act, { type: 'trick-opened', number: contest.tricks.length + 1, leader, who: contest[leader].who })
}

function withinTrick(act: Act, contest: Contest, trick: Trick): Act {
  const { state } = act
  const { leader } = trick
  const responder = otherSide(leader)
  const toNextStep = () => happen(act, { type: 'step-reached', step: nextStep(trick.step) })
  switch (trick.step) {
    case 'lead':
      if (laidBy(trick, leader).length > 0) return toNextStep()
      return hasCards(state, contest, leader) ? act : withoutLeader(act, contest, trick)
    case 'answer':
      return laidBy(trick, responder).length > 0 || !hasCards(state, contest, responder) ? toNextStep() : act
    case 'help-leader':
    case 'help-responder':
      return helpersLeft(state, contest, trick).length === 0 ? toNextStep() : act
    case 'points':
      return pointsFollow(act, contest, trick)
    default:
      return assertNever(trick.step)
  }
}

/** A side without cards cannot lead: the other side leads. If neither side has cards, the contest is over (ruling, A22). */
function withoutLeader(act: Act, contest: Contest, trick: Trick): Act {
  const leader = otherSide(trick.leader)
  if (!hasCards(act.state, contest, leader)) return endWithVerdict(act, contest)
  return happen(act, { type: 'trick-opened', number: trick.number, leader, who: contest[leader].who })
}

/** The only card of a side becomes its point card automatically. When both point cards are named, the trick is taken. Rules A16, A17. */
function pointsFollow(act: Act, contest: Contest, trick: Trick): Act {
  const side = sideToPoint(trick)
  if (!side) return takeTrick(act, contest, trick)
  const [first, ...others] = laidBy(trick, side)
  if (!first || others.length > 0) return act
  return happen(act, { type: 'point-picked', who: contest[side].who, side, card: first.card })
}

function hasCards(state: State, contest: Contest, side: Side): boolean {
  return handOf(state, contest[side].who).length > 0
}
