import { laidBy } from '../contest/contests'
import type { LaidCard, Point, Trick } from '../contest/shapes'
import type { State } from '../state'
import { pointOf } from './values'

/** A laid card with its value as the point card of its side. */
export interface LaidView extends LaidCard {
  readonly point: Point
}

export interface TrickView extends Trick {
  readonly laid: readonly LaidView[]
}

export function trickView(state: State, trick: Trick): TrickView {
  const { number, leader, step, laid, passed, points, question } = trick
  return { number, leader, step, laid: laid.map(one => laidView(state, trick, one)), passed, points, question }
}

function laidView(state: State, trick: Trick, laid: LaidCard): LaidView {
  const point = pointOf(state, laidBy(trick, laid.side), laid.card)
  if (!point) throw new Error(`${laid.card} is not on its own side`)
  return { ...laid, point }
}
