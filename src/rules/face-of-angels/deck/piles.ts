import type { State } from '../state'
import type { HeldCard, Participant } from '../vocabulary'
import { handOf } from './hands'

/** Removes cards from a hand; the caller puts them on the table. */
export function takenFromHand(state: State, who: Participant, cards: readonly HeldCard[]): State {
  return withHand(state, who, without(handOf(state, who), cards))
}

/** Adds cards to the discard pile; the caller removes them from their old position. */
export function discarded(state: State, cards: readonly HeldCard[]): State {
  return { ...state, piles: { ...state.piles, discard: [...state.piles.discard, ...cards] } }
}

/** Moves cards from one hand to another. */
export function handedOver(state: State, from: Participant, to: Participant, cards: readonly HeldCard[]): State {
  const given = takenFromHand(state, from, cards)
  return withHand(given, to, [...handOf(given, to), ...cards])
}

/** Replaces one hand; the other hands stay the same objects. */
export function withHand(state: State, who: Participant, hand: readonly HeldCard[]): State {
  return { ...state, piles: { ...state.piles, hands: { ...state.piles.hands, [who]: hand } } }
}

/** The hand without these cards. A card with an unknown face stands for any other unknown card. */
function without(hand: readonly HeldCard[], cards: readonly HeldCard[]): readonly HeldCard[] {
  const rest = [...hand]
  for (const card of cards) {
    const exact = rest.indexOf(card)
    const place = exact >= 0 ? exact : rest.indexOf(null)
    if (place >= 0) rest.splice(place, 1)
  }
  return rest
}
