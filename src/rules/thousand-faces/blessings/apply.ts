import { sortedCards } from '../cards'
import { ontoDiscard } from '../deck/places'
import { withSheet } from '../sheets'
import type { Applying } from '../slices'
import { withoutCards } from '../stamina/without-cards'
import type { BlessingEvent } from './events'

/** Blessings between the supply and the players: rules B1–B4. */
export const applyBlessings: Applying<BlessingEvent> = {
  'blessing-taken': (state, { seat, card }) => ({
    ...withSheet(state, seat, ({ piles }) => ({ piles: ontoDiscard(piles, card) })),
    blessingSupply: state.blessingSupply.filter(other => other !== card)
  }),
  'blessing-returned': (state, { seat, card }) => ({
    ...withSheet(state, seat, sheet => withoutCards(sheet, [card])),
    blessingSupply: sortedCards([...state.blessingSupply, card])
  })
}
