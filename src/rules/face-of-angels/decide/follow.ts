import { assertNever } from '../../core/assert-never'
import { apply } from '../apply/index'
import type { Contest, Trick, TrickStep } from '../contest'
import type { Event } from '../events'
import { handOf, helpersLeft, laidBy, otherSide } from '../questions'
import type { State } from '../state'
import type { Side } from '../vocabulary'
import { verdictOf, wonBy } from './verdict'
import { takenTrick } from './taking'

/** What happens by itself after that: steps nobody can act in pass by, a complete trick is taken, a decided contest ends. */
export function whatFollows(state: State): readonly Event[] {
  const events: Event[] = []
  for (let now = state; ;) {
    const next = following(now)
    if (next.length === 0) return events
    events.push(...next)
    now = next.reduce(apply, now)
  }
}

function following(state: State): readonly Event[] {
  const { contest } = state
  if (!contest) return []
  const { phase } = contest
  if (phase.at === 'between') return afterTrick(state, contest)
  if (phase.at !== 'trick' || phase.trick.question) return []
  const { trick } = phase
  if (trick.laid.some(one => one.played.as === 'super-trump')) return [takenTrick(state, contest, trick)]
  if (trick.laid.length === 0 && verdictOf(contest)) return [wonBy(state, contest)]
  return withinTrick(state, contest, trick)
}

/** The contest is decided, or whoever had the higher value leads the next trick. Rules A19, A21. */
function afterTrick(state: State, contest: Contest): readonly Event[] {
  if (verdictOf(contest)) return [wonBy(state, contest)]
  const leader = contest.tricks.at(-1)?.higher ?? 'initiator'
  return [{ type: 'trick-opened', number: contest.tricks.length + 1, leader, who: contest[leader].who }]
}

function withinTrick(state: State, contest: Contest, trick: Trick): readonly Event[] {
  const { leader } = trick
  const responder = otherSide(leader)
  const next: Event = { type: 'step-reached', step: nextStep(trick.step) }
  switch (trick.step) {
    case 'lead':
      if (laidBy(trick, leader).length > 0) return [next]
      return hasCards(state, contest, leader) ? [] : leaderlessTrick(state, contest, trick)
    case 'answer':
      return laidBy(trick, responder).length > 0 || !hasCards(state, contest, responder) ? [next] : []
    case 'help-leader':
    case 'help-responder':
      return helpersLeft(state, contest, trick).length === 0 ? [next] : []
    case 'points':
      return pointsFollow(state, contest, trick)
    default:
      return assertNever(trick.step)
  }
}

/** Who has no card cannot lead: the other leads; if neither can, the contest is over (ruling, A22). */
function leaderlessTrick(state: State, contest: Contest, trick: Trick): readonly Event[] {
  const leader = otherSide(trick.leader)
  if (!hasCards(state, contest, leader)) return [wonBy(state, contest)]
  return [{ type: 'trick-opened', number: trick.number, leader, who: contest[leader].who }]
}

/** A side's only card is its point card without asking; when both are named, the trick is taken. Rules A16, A17. */
function pointsFollow(state: State, contest: Contest, trick: Trick): readonly Event[] {
  for (const side of [trick.leader, otherSide(trick.leader)]) {
    const [first, ...others] = laidBy(trick, side)
    if (!first || trick.points[side] !== null) continue
    return others.length === 0 ? [{ type: 'point-picked', who: contest[side].who, side, card: first.card }] : []
  }
  return [takenTrick(state, contest, trick)]
}

/** The steps of a trick in their order. Rule A14. */
export function nextStep(step: TrickStep): TrickStep {
  switch (step) {
    case 'lead':
      return 'answer'
    case 'answer':
      return 'help-leader'
    case 'help-leader':
      return 'help-responder'
    case 'help-responder':
    case 'points':
      return 'points'
    default:
      return assertNever(step)
  }
}

function hasCards(state: State, contest: Contest, side: Side): boolean {
  return handOf(state, contest[side].who).length > 0
}
