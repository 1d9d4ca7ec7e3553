import type { SeatId } from '#rules/core/seat'
import { isWound } from '#rules/thousand-faces/cards'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Event, State } from '#rules/thousand-faces/state'
import type { CardId } from '#rules/thousand-faces/vocabulary'

/** One thing that luck decided: a card that came, or a number. */
export type Drawn = { readonly card: CardId } | { readonly number: number }

/** What luck decided in an event, in the order in which it would be drawn. */
export function drawnIn(before: State, event: Event): readonly Drawn[] {
  const top = (seat: SeatId, count: number): readonly Drawn[] => {
    const { piles } = sheetOf(before, seat)
    return piles.cards === 'digital' ? piles.deck.slice(0, count).map(card => ({ card })) : []
  }
  switch (event.type) {
    case 'cards-flipped':
      return event.cards.map(card => ({ card }))
    case 'stamina-lost':
      return top(event.seat, event.points)
    case 'stamina-shown':
      return event.revealed.map(card => ({ card }))
    case 'harm-taken':
      return top(event.seat, 1)
    case 'wound-taken':
      return [{ number: Number(event.card.charAt(1)) - 1 }]
    case 'blessing-taken':
      return [{ card: event.card }]
    case 'dice-rolled':
      return event.roll.faces.map(face => ({ number: face - 1 }))
    default:
      return []
  }
}

/** Wound copies by their design, as the simulation names them. */
export const designOf = (card: CardId): CardId => (isWound(card) ? card.slice(0, 2) : card)
