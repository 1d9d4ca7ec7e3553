import type { Gauges, Statistics } from '../core/statistics'
import { oddsOf } from './odds'
import { findSheet, presentSheets } from './sheets'
import type { Event, State } from './state'

/** Luck of the flips and the points of an evening (PO8, OD1–OD6). */
export const statistics: Statistics<State, Event> = {
  chance(before, event) {
    if (event.type === 'flip-called') {
      const { seat, attribute, net, supporters, versus } = event
      const sheet = findSheet(before, seat)
      if (!sheet || versus !== null || supporters.length > 0) return { kind: 'void', seat }
      const [worst, bad, even, good, best] = oddsOf(sheet).now[attribute]
      const { results } = { [-2]: worst, [-1]: bad, 0: even, 1: good, 2: best }[net]
      const mean = results.reduce((sum, chance, checks) => sum + chance * checks, 0)
      const variance = results.reduce((sum, chance, checks) => sum + chance * (checks - mean) ** 2, 0)
      return { kind: 'promised', seat, mean, variance }
    }
    return event.type === 'flip-settled' ? { kind: 'given', seat: event.lead, count: event.result } : null
  },
  gauges: (state): Gauges => ({
    shadow: state.shadow.free + state.shadow.circled,
    xp: presentSheets(state).map(({ seat, xp }) => ({ seat, xp }))
  })
}
