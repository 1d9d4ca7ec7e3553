import { shuffled, type Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type Act } from '../act'
import type { FoundationCommand } from '../commands'
import { flipInProgress } from '../flip/questions'
import { sheetOf } from '../sheets'
import type { Deciding, SeatMay } from '../slices'
import type { Refusal } from '../types'
import { faceDownCount, mustShuffle, unseenCards } from './places'

type DeckCommand = Extract<FoundationCommand, { type: 'shuffle' | 'use-cards' }>

/** Shuffling the discard pile into the deck, and whose cards are played with: rules D1–D6. */
export const decideDeck: Deciding<DeckCommand> = {
  shuffle(act, { seat }, luck) {
    const busy = flipInProgress(act.state)
    if (busy) return refuse({ because: 'flip-in-progress', seat: busy }) // D3
    if (sheetOf(act.state, seat).piles.discard.length === 0) return refuse({ because: 'nothing-to-shuffle', seat })
    return ok(shuffle(act, seat, luck))
  },
  'use-cards'(act, { seat, cards }, luck) {
    const busy = flipInProgress(act.state)
    if (busy) return refuse({ because: 'flip-in-progress', seat: busy })
    if (sheetOf(act.state, seat).piles.cards === cards) return refuse({ because: 'already-so', seat, cards })
    return ok(cards === 'physical' ? happen(act, { type: 'cards-went-physical', seat }) : dealByApp(act, seat, luck))
  }
}

export const seatMayDeck: SeatMay<DeckCommand> = { shuffle: (_state, command, seat) => command.seat === seat }

/** D1: the discard pile goes into the deck. With real cards the table does it, and nobody knows the order. */
export function shuffle(act: Act, seat: SeatId, luck: Luck): Act {
  const { piles } = sheetOf(act.state, seat)
  if (piles.cards === 'physical') return happen(act, { type: 'deck-shuffled-by-hand', seat })
  return happen(act, { type: 'deck-shuffled', seat, order: shuffled(luck, [...piles.deck, ...piles.discard]) })
}

/** D2: after a completed flip, payment or recovery. Real cards wait for the table's hands. */
export function shuffleIfDue(act: Act, seat: SeatId, luck: Luck): Act {
  const { piles } = sheetOf(act.state, seat)
  return piles.cards === 'digital' && mustShuffle(piles) ? shuffle(act, seat, luck) : act
}

/** D4: before cards are turned over, the deck must be fit for it. */
export function readyDeck(act: Act, seat: SeatId, luck: Luck): Result<Act, Refusal> {
  const ready = shuffleIfDue(act, seat, luck)
  const { piles } = sheetOf(ready.state, seat)
  if (piles.cards === 'physical' && mustShuffle(piles))
    return refuse({ because: 'must-shuffle', seat, deck: piles.deck })
  return ok(ready)
}

/** D6: any of the unseen cards may be the exhausted ones, so luck deals them out; the rest is shuffled with the discard. */
function dealByApp(act: Act, seat: SeatId, luck: Luck): Act {
  const { piles } = sheetOf(act.state, seat)
  const unseen = shuffled(luck, unseenCards(piles))
  const exhausted = unseen.slice(0, faceDownCount(piles))
  const deck = shuffled(luck, [...unseen.slice(exhausted.length), ...piles.discard])
  return happen(act, { type: 'cards-went-digital', seat, deck, exhausted })
}
