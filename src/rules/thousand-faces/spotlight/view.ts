import { memoize } from '../../core/memoize'
import type { SeatId } from '../../core/seat'
import { presentSheets } from '../sheets'
import type { State } from '../state'
import { actingSeat } from './acting'

/** Who acts now, and who waited longest. */
export interface SpotlightView {
  /** Who acts (T5). */
  readonly seat: SeatId | null
  /** Grows by one with each passing; screens animate the change. */
  readonly turn: number
  /** All seats; the one with the fewest turns, longest ago, first. `ago`: turns since then, null for never. */
  readonly order: readonly { readonly seat: SeatId; readonly turns: number; readonly ago: number | null }[]
}

/** Each board part is named once here and joined in `../view.ts`. */
export interface SpotlightGmView {
  readonly spotlight: SpotlightView
}

export interface SpotlightTableView {
  readonly spotlight: { readonly seat: SeatId | null; readonly turn: number }
}

const views = memoize<State['spotlight'], SpotlightView>()

/** T4: the seat with the fewest turns, longest ago, first. */
export function spotlightView(state: State): SpotlightView {
  const seats = presentSheets(state).map(sheet => sheet.seat)
  const acting = actingSeat(state)
  return views(state.spotlight, [...seats, acting], () => orderedView(state.spotlight, acting, seats))
}

function orderedView({ turn, had }: State['spotlight'], seat: SeatId | null, seats: readonly SeatId[]): SpotlightView {
  const order = seats.map(each => {
    const before = had[each]
    return { seat: each, turns: before?.turns ?? 0, ago: before ? turn - before.last : null }
  })
  const longest = (ago: number | null): number => ago ?? Number.MAX_SAFE_INTEGER
  return {
    seat,
    turn,
    order: [...order].sort((one, other) => one.turns - other.turns || longest(other.ago) - longest(one.ago))
  }
}
