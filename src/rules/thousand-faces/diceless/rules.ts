import type { Luck } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import type { SeatId } from '../../core/seat'
import {
  type Reducers,
  type Deciders,
  happen,
  type SliceRules,
  type Describers,
  type SliceWords
} from '../../core/slice'
import { deckCount, reveal } from '../deck/piles'
import { readyDeck, shuffle, shuffleIfDue } from '../deck/steps'
import { sheetOf, withSheet } from '../sheets'
import type { Act, Game } from '../state'
import type { DicelessCommand, DicelessEvent, Die } from './model'
import { numberOn } from './steps'
import { line } from '../../core/log-line'

/** Playing without dice: rules DL1–DL4. */
const decide: Deciders<Game, DicelessCommand> = {
  'draw-number'(act, { seat, die }, luck) {
    const { pending } = act.state
    if (pending) return refuse({ because: 'something-pending', seat: pending.seat, waits: pending.kind })
    const ready = readyDeck(act, seat, luck)
    if (!ready.ok) return ready
    if (deckCount(sheetOf(ready.value.state, seat).piles) === 0) return refuse({ because: 'no-cards', seat })
    const { piles } = sheetOf(ready.value.state, seat)
    if (piles.cards === 'physical') return ok(happen(ready.value, { type: 'number-awaited', seat, die }))
    return ok(shuffleIfDue(drawNumber(ready.value, seat, die, luck), seat, luck))
  }
}

/** Turns cards until one shows a number. At most ten cards can be exhausted, so a number always comes. */
function drawNumber(act: Act, seat: SeatId, die: Die, luck: Luck): Act {
  const { piles } = sheetOf(act.state, seat)
  const deck = piles.cards === 'digital' ? piles.deck : []
  const hit = deck.findIndex(card => numberOn(card, die) !== null)
  const cards = hit === -1 ? deck : deck.slice(0, hit + 1)
  const last = deck[hit]
  const drawn = happen(act, {
    type: 'number-drawn',
    seat,
    die,
    cards,
    number: last === undefined ? null : numberOn(last, die)
  })
  return last === undefined ? drawNumber(shuffle(drawn, seat, luck), seat, die, luck) : drawn
}

const apply: Reducers<Game, DicelessEvent> = {
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

export const dicelessRules = { decide, apply } satisfies SliceRules<Game>

const describe: Describers<DicelessEvent> = {
  'number-drawn': ({ seat, die, number }) =>
    number === null
      ? line('quiet', { seat }, ` looks for a ${die} on the cards: none yet`)
      : line('plain', { seat }, ` reads a ${die} off the cards: ${number}`),
  'number-awaited': ({ seat, die }) => line('quiet', { seat }, ` turns over cards for a ${die}`)
}

export const dicelessWords = { describe } satisfies SliceWords<Game>
