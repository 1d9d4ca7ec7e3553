import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type Act } from '../act'
import { cardOf } from '../cards'
import type { FoundationCommand } from '../commands'
import { readyDeck, shuffle, shuffleIfDue } from '../deck/decide'
import { deckCount } from '../deck/places'
import { sheetOf } from '../sheets'
import type { Deciding } from '../slices'
import type { CardId } from '../vocabulary'
import type { Die } from './events'

type DicelessCommand = Extract<FoundationCommand, { type: 'draw-number' }>

/** Playing without dice: rules DL1–DL4. */
export const decideDiceless: Deciding<DicelessCommand> = {
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

/** The number that a card shows for a die; null when it shows none. The ten-sided one is both numbers together. */
export function numberOn(card: CardId, die: Die): number | null {
  const { d4, d6 } = cardOf(card)
  const shown = { d4, d6, d10: d4 + d6 }[die]
  return shown === 0 ? null : shown
}

/** Real cards: this one came up. If the deck runs out before a number shows, the table shuffles and goes on. */
export function nameNumberCard(act: Act, seat: SeatId, die: Die, card: CardId, luck: Luck): Act {
  const drawn = happen(act, { type: 'number-drawn', seat, die, cards: [card], number: numberOn(card, die) })
  const empty = drawn.state.pending !== null && deckCount(sheetOf(drawn.state, seat).piles) === 0
  return empty ? shuffle(drawn, seat, luck) : drawn
}

/** Turns cards over until one shows a number; at most ten can be exhausted, so one always comes. */
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
