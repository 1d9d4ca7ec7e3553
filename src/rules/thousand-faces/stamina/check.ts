import type { Checker } from '../../core/slice'
import { isWound } from '../cards'
import { exhaustedCount, ownedCards } from '../deck/places'
import { brokenLaws, checkingSheets, isCount, ofEachSheet } from '../invariants'
import type { Game } from '../state'
import { bearableHarm, bearableWounds, stamina } from './bounds'

const woundsOf = ofEachSheet(({ piles }) => ownedCards(piles).filter(isWound))

const checkTokens = checkingSheets(({ piles, tokens, incapacitated }) => {
  const exhausted = exhaustedCount(piles)
  return [
    ['I3: at most ten cards are exhausted', exhausted <= stamina],
    ['I3: whoever has no Stamina left is down', exhausted < stamina || incapacitated],
    [
      'I10: at most two Wound and two Harm tokens',
      isCount(tokens.wound, bearableWounds) && isCount(tokens.harm, bearableHarm)
    ],
    ['I11: no more Exhaustion tokens than cards', isCount(tokens.exhaustion, exhausted)]
  ]
})

/** I3, I10, I11: exhausted cards. I1: copies of wound cards are numbered, each number once. */
export const checkStamina: Checker<Game> = state => {
  const wounds = state.sheets.flatMap(woundsOf)
  return [
    ...checkTokens(state),
    ...brokenLaws([
      [
        'I1: no two wound cards are the same',
        new Set(wounds).size === wounds.length && wounds.every(card => Number(card.slice(3)) <= state.woundsDealt)
      ]
    ])
  ]
}
