import type { Luck } from '../core/luck'
import type { Seat } from '../core/seat'
import { begin } from './act'
import { apply } from './apply'
import { shuffle } from './deck/decide'
import { ownedCards } from './deck/places'
import { findSheet } from './sheets'
import type { Event, State } from './types'

/** D5: a new player's deck is shuffled and lies face down before anything else happens to it. */
export function follow(state: State, { id, retired }: Seat, luck: Luck): readonly Event[] {
  const piles = findSheet(state, id)?.piles
  const isNew = piles?.cards === 'digital' && piles.discard.length === ownedCards(piles).length
  return retired || !isNew ? [] : shuffle(begin(state, apply), id, luck).events
}
