import { sortedCards } from '../cards'
import { stamina } from '../stamina/bounds'
import type { CardId } from '../vocabulary'
import type { DigitalPiles, Piles } from './model'

/** Questions about where cards lie, and moves from one place to another. Nothing here can lose or double a card. */

/** How many cards the deck has. */
export function deckCount(piles: Piles): number {
  return piles.cards === 'digital' ? piles.deck.length : piles.deck
}

/** How many exhausted cards lie face down. */
export function faceDownCount(piles: Piles): number {
  return piles.cards === 'digital' ? piles.exhausted.length : piles.exhausted
}

/** How many cards the Exhaustion pile has: Stamina lost. */
export function exhaustedCount(piles: Piles): number {
  return faceDownCount(piles) + piles.faceUp.length
}

/** The Stamina points that are left of ten: each exhausted card is one that is gone (S4). */
export function unspentStamina(piles: Piles): number {
  return stamina - exhaustedCount(piles)
}

/** Deck and face-down Exhaustion as one set, sorted, so that nothing of their order is left in it. */
export function unseenCards(piles: Piles): readonly CardId[] {
  return piles.cards === 'digital' ? sortedCards([...piles.deck, ...piles.exhausted]) : piles.unseen
}

/** Every card this player has, wherever it lies. */
export function ownedCards(piles: Piles): readonly CardId[] {
  return [...unseenCards(piles), ...piles.discard, ...piles.faceUp, ...piles.inPlay]
}

/** How many of a player's cards, wherever they lie, are of a kind. */
export function countOwned(piles: Piles, isOfKind: (card: CardId) => boolean): number {
  const hidden = piles.cards === 'digital' ? [piles.deck, piles.exhausted] : [piles.unseen]
  const places = [...hidden, piles.discard, piles.faceUp, piles.inPlay]
  return places.reduce((sum, cards) => sum + cards.filter(isOfKind).length, 0)
}

/** D2: five or fewer in the deck, and something to shuffle in. */
export function mustShuffle(piles: Piles): boolean {
  return isShuffleDue(deckCount(piles), piles.discard.length)
}

/** D2, of a deck and a discard pile of so many cards. */
function isShuffleDue(deck: number, discard: number): boolean {
  return deck <= 5 && discard > 0
}

/** Cards come off the deck and are turned over: they are in play. */
export function turnOver(piles: Piles, cards: readonly CardId[]): Piles {
  const inPlay = [...piles.inPlay, ...cards]
  if (!areOnTop(piles, cards)) return { ...cards.reduce(outOfDeck, piles), inPlay }
  const { deck, exhausted, discard, faceUp } = piles
  return { cards: 'digital', deck: deck.slice(cards.length), exhausted, discard, faceUp, inPlay }
}

/** Cards come off the deck straight into the discard, face up. */
export function reveal(piles: Piles, cards: readonly CardId[]): Piles {
  return { ...cards.reduce(outOfDeck, piles), discard: [...piles.discard, ...cards] }
}

/** Whatever is in play goes to the discard. */
export function putAway(piles: Piles): Piles {
  const discard = [...piles.discard, ...piles.inPlay]
  if (piles.cards === 'physical') return { ...piles, discard, inPlay: [] }
  const { deck, exhausted, faceUp } = piles
  return { cards: 'digital', deck, exhausted, discard, faceUp, inPlay: [] }
}

/** The app's own cards are turned over from the top. */
function areOnTop(piles: Piles, cards: readonly CardId[]): piles is DigitalPiles {
  return piles.cards === 'digital' && cards.every((card, at) => piles.deck[at] === card)
}

/** The top `count` cards of the deck, unseen, onto the Exhaustion pile. */
export function exhaust(piles: Piles, count: number): Piles {
  if (piles.cards === 'physical') return { ...piles, deck: piles.deck - count, exhausted: piles.exhausted + count }
  return { ...piles, deck: piles.deck.slice(count), exhausted: [...piles.exhausted, ...piles.deck.slice(0, count)] }
}

/** The newest `count` face-down exhausted cards back onto the deck, unseen. */
export function unexhaust(piles: Piles, count: number): Piles {
  if (piles.cards === 'physical') return { ...piles, deck: piles.deck + count, exhausted: piles.exhausted - count }
  const kept = piles.exhausted.length - count
  return { ...piles, deck: [...piles.exhausted.slice(kept), ...piles.deck], exhausted: piles.exhausted.slice(0, kept) }
}

/** Onto the discard, face up. */
export function ontoDiscard(piles: Piles, card: CardId): Piles {
  return { ...piles, discard: [...piles.discard, card] }
}

/** Onto the Exhaustion pile, face up. */
export function ontoExhaustion(piles: Piles, card: CardId): Piles {
  return { ...piles, faceUp: [...piles.faceUp, card] }
}

/** Into the deck. A deck of real cards has no order that the app would know. */
export function ontoDeck(piles: Piles, card: CardId, end: 'top' | 'bottom'): Piles {
  if (piles.cards === 'physical')
    return { ...piles, unseen: sortedCards([...piles.unseen, card]), deck: piles.deck + 1 }
  return { ...piles, deck: end === 'top' ? [card, ...piles.deck] : [...piles.deck, card] }
}

/** Takes a card away from wherever it lies. One that nobody sees comes out of the deck, see `outOfDeck`. */
export function takeAway(piles: Piles, card: CardId): Piles {
  const others = (pile: readonly CardId[]): readonly CardId[] => pile.filter(other => other !== card)
  if (piles.discard.includes(card)) return { ...piles, discard: others(piles.discard) }
  if (piles.faceUp.includes(card)) return { ...piles, faceUp: others(piles.faceUp) }
  if (piles.inPlay.includes(card)) return { ...piles, inPlay: others(piles.inPlay) }
  return deckCount(piles) > 0 ? outOfDeck(piles, card) : outOfExhaustion(piles, card)
}

/**
 * Takes an unseen card out of the deck because the table says that it is there. If the app's own copy had it face down
 * in Exhaustion, the two change places with the bottom card first: nobody can know the difference, so nobody may notice one.
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

/** The same for a card that the table says lies face down in Exhaustion. */
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

/** D5: nothing has been done with these cards yet. */
export function isNew(piles: Piles): boolean {
  return piles.cards === 'digital' && piles.discard.length === ownedCards(piles).length
}
