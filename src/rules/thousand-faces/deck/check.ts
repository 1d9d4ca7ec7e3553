import type { Checker } from '../../core/slice'
import { baseCards, isBase } from '../cards'
import { brokenLaws, checkingSheets } from '../invariants'
import type { Game } from '../state'
import { ownedCards } from './places'

const checkPiles = checkingSheets(({ piles }) => {
  const owned = ownedCards(piles)
  const different = new Set(owned)
  return [
    [
      'I1: every base card is there once',
      owned.filter(isBase).length === 20 && baseCards.every(card => different.has(card))
    ],
    ['I1: no card is in two places', different.size === owned.length],
    [
      'I1: the counts of real cards agree',
      piles.cards === 'digital' || piles.unseen.length === piles.deck + piles.exhausted
    ]
  ]
})

/** I1: a seat has one sheet, and every card has one position. */
export const checkDeck: Checker<Game> = state => {
  const seats = state.sheets.map(({ seat }) => seat)
  return [...brokenLaws([['I1: a seat has two sheets', new Set(seats).size === seats.length]]), ...checkPiles(state)]
}
