import type { SeatId } from '../../core/seat'
import { voiceOf } from '../contestants/view'
import type { Reveal, Ritual, Verdict } from '../ritual/model'
import type { RitualOdds } from '../ritual/odds'
import { isRollingAgain, rounds } from '../ritual/scoring'
import { oddsOf, type SideView, sideView } from '../ritual/view'
import type { State } from '../state'
import { type BySide, bySide, sides } from '../vocabulary'
import type { Ruling } from './model'

/** A contest that has begun. The whole table sees it. */
export interface ContestView {
  readonly kind: Ritual['kind']
  /** The present or last round, from 1. */
  readonly round: number
  readonly sides: BySide<SideView>
  readonly voice: SeatId | null
  readonly rulings: readonly Ruling[]
  /** Every reveal, oldest first, with draws that are rolled again. */
  readonly reveals: readonly Reveal[]
  /** Both sides have picked and rolled: the reveal is possible. */
  readonly ready: boolean
  /** The next roll repeats a draw with the same dice. */
  readonly again: boolean
  readonly odds: RitualOdds | null
  readonly verdict: Verdict | null
  readonly story: string
}

/** The public part of the contest; null before the first contest. */
export function contestView(state: State): ContestView | null {
  const { contestants, ritual } = state
  if (!contestants || !ritual) return null
  const { kind, reveals, verdict } = ritual
  const scored = rounds(reveals).length
  const sideViews = bySide(side => sideView(state, contestants[side], ritual, side))
  return {
    kind,
    round: verdict ? Math.max(1, scored) : scored + 1,
    sides: sideViews,
    voice: voiceOf(state),
    rulings: state.rulings,
    reveals,
    ready: !verdict && sides.every(side => contestants[side].dice === 'table' || sideViews[side].hasRolled),
    again: isRollingAgain(reveals) && !verdict,
    odds: oddsOf(state, contestants, ritual),
    verdict,
    story: state.story
  }
}
