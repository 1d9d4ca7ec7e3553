import { type Luck, shuffled } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { sheetOf } from '../sheets'
import type { Act, Refusal, State } from '../state'
import { mustShuffle } from './piles'

/** D1: the discard pile goes into the deck. The table shuffles real cards, and their order is unknown. */
export function shuffle(act: Act, seat: SeatId, luck: Luck): Act {
  const { piles } = sheetOf(act.state, seat)
  if (piles.cards === 'physical') return happen(act, { type: 'deck-shuffled-by-hand', seat })
  return happen(act, { type: 'deck-shuffled', seat, order: shuffled(luck, [...piles.deck, ...piles.discard]) })
}

/** D2: after a completed flip, payment or recovery. The table shuffles real cards by hand. */
export function shuffleIfDue(act: Act, seat: SeatId, luck: Luck): Act {
  const { piles } = sheetOf(act.state, seat)
  return piles.cards === 'digital' && mustShuffle(piles) ? shuffle(act, seat, luck) : act
}

/** D4: the deck must have enough cards before any are turned. */
export function readyDeck(act: Act, seat: SeatId, luck: Luck): Result<Act, Refusal> {
  const ready = shuffleIfDue(act, seat, luck)
  const { piles } = sheetOf(ready.state, seat)
  if (piles.cards === 'physical' && mustShuffle(piles))
    return refuse({ because: 'must-shuffle', seat, deck: piles.deck })
  return ok(ready)
}

/** The seat whose cards are being turned or waited for: until then no pile may change (D3). Null otherwise. */
export function flipInProgress({ pending, sheets }: State): SeatId | null {
  if (pending !== null && pending.kind !== 'critical') return pending.seat
  return sheets.find(({ character }) => character.search !== null)?.seat ?? null // RC5
}
