import type { CardId } from '../vocabulary'

/**
 * Where one player's cards lie. Every card is in exactly one place.
 *
 * Digital: the app keeps the order of the deck and knows, without telling anybody, which cards lie face down in Exhaustion.
 * Physical: the app knows the cards that nobody can see (`unseen`, sorted) and how many of them are deck and how many Exhaustion.
 */
export type Piles = DigitalPiles | PhysicalPiles

interface FaceUpPiles {
  /** Face up, newest last. */
  readonly discard: readonly CardId[]
  /** Exhausted cards that lie face up, newest last. */
  readonly faceUp: readonly CardId[]
  /** Turned over in a flip that is not finished yet. */
  readonly inPlay: readonly CardId[]
}

export interface DigitalPiles extends FaceUpPiles {
  readonly cards: 'digital'
  /** Top first. Nobody's to know. */
  readonly deck: readonly CardId[]
  /** Face down in the Exhaustion pile, newest last. Nobody's to know. */
  readonly exhausted: readonly CardId[]
}

export interface PhysicalPiles extends FaceUpPiles {
  readonly cards: 'physical'
  /** Deck and face-down Exhaustion together, sorted; as many as the two counts say. */
  readonly unseen: readonly CardId[]
  readonly deck: number
  readonly exhausted: number
}
