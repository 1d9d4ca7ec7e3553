import type { Luck } from '../../core/luck'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { cardOf } from '../cards'
import { deckCount } from '../deck/piles'
import { shuffle } from '../deck/steps'
import { sheetOf } from '../sheets'
import type { Act, State } from '../state'
import type { CardId } from '../vocabulary'
import { downIfSpent } from './limits'

/** Heroic Stamina with real cards: a loss is first owed, then searched for at the table, card by card (N13). */

/** Whether this seat loses Stamina heroically with cards that only the table can turn. */
export function searchesByHand({ state }: Act, seat: SeatId): boolean {
  const { character, piles } = sheetOf(state, seat)
  return character.stamina === 'heroic' && piles.cards === 'physical'
}

/** Points that a seat has lost and not found yet. */
export function owedPoints(state: State, seat: SeatId): number {
  return sheetOf(state, seat).character.search?.left ?? 0
}

/** Records owed points, `bare` of them under a Harm token; the table must then turn cards. */
export function oweStamina(
  act: Act,
  seat: SeatId,
  owed: { readonly points: number; readonly bare: number; readonly reason: string },
  luck: Luck
): Act {
  if (owed.points < 1) return act
  return keepSearching(happen(act, { type: 'stamina-owed', seat, ...owed }), seat, luck)
}

/** RC2: records the turned card. With the symbol it is exhausted face up; without it the next card is turned. */
export function nameSearched(act: Act, seat: SeatId, card: CardId, luck: Luck): Act {
  const { character, tokens } = sheetOf(act.state, seat)
  const { search } = character
  if (search === null) return act
  if (!cardOf(card).stamina) return keepSearching(happen(act, { type: 'stamina-passed', seat, card }), seat, luck)
  const { reason } = search
  const shown = happen(act, { type: 'stamina-shown', seat, revealed: [card], exhausted: card, reason })
  const bare = search.left <= search.bare
  const laid = bare
    ? happen(shown, { type: 'tokens-returned', seat, ...tokens, reason: 'a Harm token lies on it' })
    : shown
  return keepSearching(downIfSpent(laid, seat), seat, luck)
}

/** RC3: the table shuffles an empty deck. Without a symbol in the discard pile either, the search ends. */
function keepSearching(act: Act, seat: SeatId, luck: Luck): Act {
  const { piles, character } = sheetOf(act.state, seat)
  if (character.search === null || deckCount(piles) > 0) return act
  const more = piles.discard.some(card => cardOf(card).stamina)
  return more ? shuffle(act, seat, luck) : happen(act, { type: 'search-ended', seat })
}
