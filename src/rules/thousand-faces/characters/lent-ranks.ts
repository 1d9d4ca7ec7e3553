import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { characterOf, presentSheets } from '../sheets'
import type { Act } from '../state'
import { tutorialRanks } from './creation'

const presets = [1, 2, 3] as const

/** R12: lends the ranks of a preset; the six points are still to be laid. */
export function lendRanks(act: Act, seat: SeatId, preset: keyof typeof tutorialRanks): Act {
  const { created, steps } = characterOf(act.state, seat)
  const lent = happen(act, { type: 'ranks-set', seat, ranks: tutorialRanks[preset] })
  const own = created || steps.attributes === 'done'
  return own ? lent : happen(lent, { type: 'step-marked', seat, step: 'attributes', as: 'open' })
}

/** R12: lends the three presets in turn to each character without own points. */
export function lendAllRanks(act: Act): Act {
  return presentSheets(act.state)
    .filter(({ character: { created, dead, steps } }) => !created && !dead && (steps.attributes ?? 'open') === 'open')
    .reduce((on, { seat }, nth) => lendRanks(on, seat, presets[nth % presets.length] ?? 1), act)
}
