import { laidBy, sideOf } from '../contest/contests'
import type { Contest } from '../contest/model'
import type { Trick } from '../contest/shapes'
import { handOf, participants } from '../deck/hands'
import type { State } from '../state'
import { otherSide, type Participant, type Side, type TrickStep, trickSteps } from '../vocabulary'

/** Participants who may still lay a card or pass in the step for helpers. A helper lays one card in a trick. Rules A14, A15. */
export function helpersLeft(state: State, contest: Contest, trick: Trick): readonly Participant[] {
  if (trick.step !== 'help-leader' && trick.step !== 'help-responder') return []
  return participants(state).filter(
    who =>
      sideOf(contest, who) === null &&
      handOf(state, who).length > 0 &&
      !trick.passed.includes(who) &&
      !trick.laid.some(one => one.by === who)
  )
}

/** The side that the present step for helpers belongs to. */
export function sideHelped(trick: Trick): Side | null {
  if (trick.step === 'help-leader') return trick.leader
  return trick.step === 'help-responder' ? otherSide(trick.leader) : null
}

/** The side that names its point card next: the leader first (ruling, A16c). */
export function sideToPoint(trick: Trick): Side | null {
  const sides = [trick.leader, otherSide(trick.leader)]
  return sides.find(side => trick.points[side] === null && laidBy(trick, side).length > 0) ?? null
}

/** The steps of a trick in their order. Rule A14. */
export function nextStep(step: TrickStep): TrickStep {
  return trickSteps[trickSteps.indexOf(step) + 1] ?? 'points'
}
