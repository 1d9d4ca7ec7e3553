import { ok, refuse } from '../../core/result'
import {
  type Reducers,
  type Checker,
  type Deciders,
  happen,
  type SliceRules,
  type Describers,
  type Explainers,
  type Previewers,
  type SliceWords
} from '../../core/slice'
import { blessings, isBlessing, sortedCards } from '../cards'
import { ontoDiscard, ownedCards } from '../deck/piles'
import { shuffleIfDue, flipInProgress } from '../deck/steps'
import { brokenLaws, ofEachSheet } from '../invariants'
import { sheetOf, withSheet } from '../sheets'
import { withoutCards } from '../stamina/limits'
import type { Game } from '../state'
import type { BlessingCommand, BlessingEvent, BlessingRefusal } from './model'
import { takeBlessing } from './steps'
import { line } from '../../core/log-line'
import { certainOfSeat } from '../figures'

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

const describe: Describers<BlessingEvent> = {
  'blessing-taken': ({ seat }) => line('good', { seat }, ' takes a Blessing'),
  'blessing-returned': ({ seat }) => line('quiet', { seat }, ' gives a Blessing back to the supply')
}

const explain: Explainers<BlessingRefusal> = {
  'no-blessings-left': () => ({
    message: ['All six Blessings are with the players'],
    remedy: ['Go on without; the next one that resolves comes back to the supply']
  }),
  'no-such-blessing': ({ seat, card }) => ({
    message: [{ seat }, ` does not hold the Blessing ${card}`],
    remedy: ['Pick one of the Blessings they do hold']
  })
}

const preview: Previewers<Game, BlessingCommand> = {
  'take-blessing': certainOfSeat('blessings'),
  'return-blessing': certainOfSeat('blessings')
}

export const blessingsWords = { describe, explain, preview } satisfies SliceWords<Game>
