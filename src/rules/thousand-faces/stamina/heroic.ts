import type { Luck } from '../../core/luck'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { cardOf } from '../cards'
import { shuffle } from '../deck/steps'
import { sheetOf } from '../sheets'
import type { Act } from '../state'
import type { CardId } from '../vocabulary'

/** Whether this seat loses Stamina heroically: the mode is on, and the app can turn the cards (N13). */
export function isHeroic(act: Act, seat: SeatId): boolean {
  const { character, piles } = sheetOf(act.state, seat)
  return character.stamina === 'heroic' && piles.cards === 'digital'
}

/**
 * N13: cards are revealed until one shows the Stamina symbol. That card goes face up onto the Exhaustion pile with a token.
 * The others go to the discard pile. An empty deck is filled from the discard pile. Without any symbol there is nothing left to lose.
 * Wounds revealed on the way have no effect (ruling O38).
 */
export function payHeroically(act: Act, seat: SeatId, reason: string, luck: Luck): Act {
  const searched = search(act, seat, reason)
  if (searched.found) return searched.act
  if (!deckHolds(searched.act, seat)) return searched.act
  return search(shuffle(searched.act, seat, luck), seat, reason).act
}

function search(act: Act, seat: SeatId, reason: string): { readonly act: Act; readonly found: boolean } {
  const { piles } = sheetOf(act.state, seat)
  const deck = piles.cards === 'digital' ? piles.deck : []
  const index = deck.findIndex(hasSymbol)
  const revealed = index === -1 ? deck : deck.slice(0, index + 1)
  if (revealed.length === 0) return { act, found: false }
  const exhausted = index === -1 ? null : (deck[index] ?? null)
  return { act: happen(act, { type: 'stamina-shown', seat, revealed, exhausted, reason }), found: exhausted !== null }
}

function deckHolds(act: Act, seat: SeatId): boolean {
  return sheetOf(act.state, seat).piles.discard.some(hasSymbol)
}

const hasSymbol = (card: CardId): boolean => cardOf(card).stamina
