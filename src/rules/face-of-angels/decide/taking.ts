import type { Contest, Trick, TrickReason } from '../contest'
import type { Event } from '../events'
import { laidBy, otherSide } from '../questions'
import type { State } from '../state'
import type { Side } from '../vocabulary'
import { higherOf, pointOf, takes } from '../values'

/** The trick is over: who takes it and why, and who had the higher value. Rules A17, A19. */
export function takenTrick(state: State, contest: Contest, trick: Trick): Event {
  const { number, leader, laid } = trick
  const responder = otherSide(leader)
  const points = { initiator: sidePoint(state, trick, 'initiator'), respondent: sidePoint(state, trick, 'respondent') }
  const higher = higherOf(leader, points[leader], points[responder])
  const [takenBy, because] = takerOf(trick, points)
  return {
    type: 'trick-taken',
    who: contest[takenBy].who,
    trick: { number, leader, laid, points, takenBy, because, higher }
  }
}

function takerOf(
  trick: Trick,
  points: Readonly<Record<Side, ReturnType<typeof pointOf>>>
): readonly [Side, TrickReason] {
  const responder = otherSide(trick.leader)
  const superTrump = trick.laid.find(one => one.played.as === 'super-trump')
  if (superTrump) return [superTrump.side, 'super-trump']
  const { taker, because } = takes(points[trick.leader], points[responder])
  return [taker === 'leader' ? trick.leader : responder, because]
}

/** The picked point card; in a trick that a super-trump cut short, the super-trump or else the card laid first. */
function sidePoint(state: State, trick: Trick, side: Side): ReturnType<typeof pointOf> {
  const cards = laidBy(trick, side)
  const picked = trick.points[side] ?? cards.find(one => one.played.as === 'super-trump')?.card ?? cards[0]?.card
  return picked ? pointOf(state, cards, picked) : null
}
