import { sortedCards } from '../cards'
import { stamina } from '../stamina/bounds'
import type { CardId } from '../vocabulary'
import type { DigitalPiles, Piles } from './model'

/** Positions of cards, and moves between positions. No function here loses or duplicates a card. */

/** Number of cards in the deck. */
export function deckCount(piles: Piles): number {
  return piles.cards === 'digital' ? piles.deck.length : piles.deck
}

/** Number of exhausted cards that are face down. */
export function faceDownCount(piles: Piles): number {
  return piles.cards === 'digital' ? piles.exhausted.length : piles.exhausted
}

/** Number of cards in the Exhaustion pile: lost Stamina. */
export function exhaustedCount(piles: Piles): number {
  return faceDownCount(piles) + piles.faceUp.length
}

/** Remaining Stamina points of ten: each exhausted card is a lost one (S4). */
export function unspentStamina(piles: Piles): number {
  return stamina - exhaustedCount(piles)
}

/** Deck and face-down Exhaustion as one sorted set, which reveals nothing about their order. */
export function unseenCards(piles: Piles): readonly CardId[] {
  return piles.cards === 'digital' ? sortedCards([...piles.deck, ...piles.exhausted]) : piles.unseen
}

/** Every card of this player, in every position. */
export function ownedCards(piles: Piles): readonly CardId[] {
  return [...unseenCards(piles), ...piles.discard, ...piles.faceUp, ...piles.inPlay]
}

/** Number of a player's cards of one kind, in every position. */
export function countOwned(piles: Piles, isOfKind: (card: CardId) => boolean): number {
  const hidden = piles.cards === 'digital' ? [piles.deck, piles.exhausted] : [piles.unseen]
  const everywhere = [...hidden, piles.discard, piles.faceUp, piles.inPlay]
  return everywhere.reduce((sum, cards) => sum + cards.filter(isOfKind).length, 0)
}

/** D2: five or fewer cards in the deck, and a discard pile that is not empty. */
export function mustShuffle(piles: Piles): boolean {
  return isShuffleDue(deckCount(piles), piles.discard.length)
}

/** D2, for a deck and a discard pile of these sizes. */
function isShuffleDue(deck: number, discard: number): boolean {
  return deck <= 5 && discard > 0
}

/** Turns cards of the deck over: they are in play. */
export function turnOver(piles: Piles, cards: readonly CardId[]): Piles {
  const inPlay = [...piles.inPlay, ...cards]
  if (!areOnTop(piles, cards)) return { ...cards.reduce(outOfDeck, piles), inPlay }
  const { deck, exhausted, discard, faceUp } = piles
  return { cards: 'digital', deck: deck.slice(cards.length), exhausted, discard, faceUp, inPlay }
}

/** Moves cards from the deck to the discard pile, face up. */
export function reveal(piles: Piles, cards: readonly CardId[]): Piles {
  return { ...cards.reduce(outOfDeck, piles), discard: [...piles.discard, ...cards] }
}

/** Moves all cards in play to the discard pile. */
export function putAway(piles: Piles): Piles {
  const discard = [...piles.discard, ...piles.inPlay]
  if (piles.cards === 'physical') return { ...piles, discard, inPlay: [] }
  const { deck, exhausted, faceUp } = piles
  return { cards: 'digital', deck, exhausted, discard, faceUp, inPlay: [] }
}

/** Whether these cards of the app are on top of the deck, in this order. */
function areOnTop(piles: Piles, cards: readonly CardId[]): piles is DigitalPiles {
  return piles.cards === 'digital' && cards.every((card, at) => piles.deck[at] === card)
}

/** Moves the top `count` cards of the deck, unseen, onto the Exhaustion pile. */
export function exhaust(piles: Piles, count: number): Piles {
  if (piles.cards === 'physical') return { ...piles, deck: piles.deck - count, exhausted: piles.exhausted + count }
  return { ...piles, deck: piles.deck.slice(count), exhausted: [...piles.exhausted, ...piles.deck.slice(0, count)] }
}

/** Moves the newest `count` face-down exhausted cards, unseen, back onto the deck. */
export function unexhaust(piles: Piles, count: number): Piles {
  if (piles.cards === 'physical') return { ...piles, deck: piles.deck + count, exhausted: piles.exhausted - count }
  const kept = piles.exhausted.length - count
  return { ...piles, deck: [...piles.exhausted.slice(kept), ...piles.deck], exhausted: piles.exhausted.slice(0, kept) }
}

/** Puts a card onto the discard pile, face up. */
export function ontoDiscard(piles: Piles, card: CardId): Piles {
  return { ...piles, discard: [...piles.discard, card] }
}

/** Puts a card onto the Exhaustion pile, face up. */
export function ontoExhaustion(piles: Piles, card: CardId): Piles {
  return { ...piles, faceUp: [...piles.faceUp, card] }
}

/** Puts a card into the deck. The app does not know the order of a real deck. */
export function ontoDeck(piles: Piles, card: CardId, end: 'top' | 'bottom'): Piles {
  if (piles.cards === 'physical')
    return { ...piles, unseen: sortedCards([...piles.unseen, card]), deck: piles.deck + 1 }
  return { ...piles, deck: end === 'top' ? [card, ...piles.deck] : [...piles.deck, card] }
}

/** Removes a card from its position. An unseen card comes out of the deck, see `outOfDeck`. */
export function takeAway(piles: Piles, card: CardId): Piles {
  const others = (pile: readonly CardId[]): readonly CardId[] => pile.filter(other => other !== card)
  if (piles.discard.includes(card)) return { ...piles, discard: others(piles.discard) }
  if (piles.faceUp.includes(card)) return { ...piles, faceUp: others(piles.faceUp) }
  if (piles.inPlay.includes(card)) return { ...piles, inPlay: others(piles.inPlay) }
  return deckCount(piles) > 0 ? outOfDeck(piles, card) : outOfExhaustion(piles, card)
}

/**
 * Takes an unseen card out of the deck, where the table reports it. In the app the card may be face down in Exhaustion.
 * Then the app first swaps it with the bottom card of the deck. Both are unseen, so the swap must not be noticeable.
 */
export function outOfDeck(piles: Piles, card: CardId): Piles {
  if (piles.cards === 'physical')
    return { ...piles, unseen: piles.unseen.filter(other => other !== card), deck: piles.deck - 1 }
  if (piles.deck.includes(card)) return { ...piles, deck: piles.deck.filter(other => other !== card) }
  const bottom = piles.deck.at(-1)
  if (bottom === undefined) return piles
  return {
    ...piles,
    deck: piles.deck.slice(0, -1),
    exhausted: piles.exhausted.map(other => (other === card ? bottom : other))
  }
}

/** As `outOfDeck`, for a card that the table reports face down in Exhaustion. */
export function outOfExhaustion(piles: Piles, card: CardId): Piles {
  if (piles.cards === 'physical')
    return { ...piles, unseen: piles.unseen.filter(other => other !== card), exhausted: piles.exhausted - 1 }
  if (piles.exhausted.includes(card)) return { ...piles, exhausted: piles.exhausted.filter(other => other !== card) }
  const newest = piles.exhausted.at(-1)
  if (newest === undefined) return piles
  return {
    ...piles,
    exhausted: piles.exhausted.slice(0, -1),
    deck: piles.deck.map(other => (other === card ? newest : other))
  }
}

/** D5: whether these cards are unused. */
export function isNew(piles: Piles): boolean {
  return piles.cards === 'digital' && piles.discard.length === ownedCards(piles).length
}
