import { ok, refuse } from '../../core/result'
import { type Reducers, type Checker, type Deciders, happen, type SliceRules } from '../../core/slice'
import { blessings, isBlessing, sortedCards } from '../cards'
import { ontoDiscard, ownedCards } from '../deck/places'
import { shuffleIfDue } from '../deck/steps'
import { flipInProgress } from '../deck/in-progress'
import { brokenLaws, ofEachSheet } from '../invariants'
import { sheetOf, withSheet } from '../sheets'
import { withoutCards } from '../stamina/without-cards'
import type { Game } from '../state'
import type { BlessingCommand, BlessingEvent } from './model'
import { takeBlessing } from './steps'

/** Taking and returning a Blessing by hand: rules B1, B4. */
const decide: Deciders<Game, BlessingCommand> = {
  'take-blessing'(act, { seat }, luck) {
    const busy = flipInProgress(act.state)
    if (busy) return refuse({ because: 'flip-in-progress', seat: busy })
    if (act.state.blessingSupply.length === 0) return refuse({ because: 'no-blessings-left' })
    return ok(takeBlessing(act, seat, luck))
  },
  'return-blessing'(act, { seat, card }, luck) {
    const busy = flipInProgress(act.state)
    if (busy) return refuse({ because: 'flip-in-progress', seat: busy })
    if (!isBlessing(card) || !ownedCards(sheetOf(act.state, seat).piles).includes(card))
      return refuse({ because: 'no-such-blessing', seat, card })
    return ok(shuffleIfDue(happen(act, { type: 'blessing-returned', seat, card }), seat, luck))
  }
}

/** Blessings between the supply and the players: rules B1–B4. */
const apply: Reducers<Game, BlessingEvent> = {
  'blessing-taken': (state, { seat, card }) => ({
    ...withSheet(state, seat, ({ piles }) => ({ piles: ontoDiscard(piles, card) })),
    blessingSupply: state.blessingSupply.filter(other => other !== card)
  }),
  'blessing-returned': (state, { seat, card }) => ({
    ...withSheet(state, seat, sheet => withoutCards(sheet, [card])),
    blessingSupply: sortedCards([...state.blessingSupply, card])
  })
}

const blessingsOf = ofEachSheet(({ piles }) => ownedCards(piles).filter(isBlessing))

const check: Checker<Game> = ({ sheets, blessingSupply }) => {
  const all = [...sheets.flatMap(blessingsOf), ...blessingSupply]
  return brokenLaws([['I2: six Blessings in all', all.length === 6 && blessings.every(card => all.includes(card))]])
}

export const blessingsRules = { decide, apply, check } satisfies SliceRules<Game>
