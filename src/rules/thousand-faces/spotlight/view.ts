import { presentSheets } from '../sheets'
import type { State } from '../types'
import type { SpotlightView } from './views'

/** T4: whoever had it least, and longest ago, first. */
export function spotlightView(state: State): SpotlightView {
  const { seat, turn, had } = state.spotlight
  const order = presentSheets(state).map(sheet => {
    const before = had[sheet.seat]
    return { seat: sheet.seat, turns: before?.turns ?? 0, ago: before ? turn - before.last : null }
  })
  const longest = (ago: number | null): number => ago ?? Number.MAX_SAFE_INTEGER
  return {
    seat,
    turn,
    order: [...order].sort((one, other) => one.turns - other.turns || longest(other.ago) - longest(one.ago))
  }
}
