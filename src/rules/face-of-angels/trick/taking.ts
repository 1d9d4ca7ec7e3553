import { happen } from '../../core/slice'
import { laidBy } from '../contest/contests'
import type { Contest } from '../contest/model'
import type { Point, Trick } from '../contest/shapes'
import type { Act, State } from '../state'
import { otherSide, type Side, type TrickReason } from '../vocabulary'
import { higherOf, pointOf, judgePoints } from './values'

/** Ends the trick: records the taker, the reason, and the side with the higher value. Rules A17, A19. */
export function takeTrick(act: Act, contest: Contest, trick: Trick): Act {
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
