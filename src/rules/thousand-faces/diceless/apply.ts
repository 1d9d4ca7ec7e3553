import { reveal } from '../deck/places'
import { withSheet } from '../sheets'
import type { Applying } from '../slices'
import type { DicelessEvent } from './events'

export const applyDiceless: Applying<DicelessEvent> = {
  'number-drawn'(state, { seat, cards, number }) {
    const waits = state.pending?.kind === 'name-cards' && state.pending.naming.for === 'number'
    const drawn = withSheet(state, seat, ({ piles }) => ({ piles: reveal(piles, cards) }))
    return waits && number !== null ? { ...drawn, pending: null } : drawn
  },
  'number-awaited': (state, { seat, die }) => ({
    ...state,
    pending: { kind: 'name-cards', seat, naming: { for: 'number', die } }
  })
}
