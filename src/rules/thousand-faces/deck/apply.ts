import { sortedCards } from '../cards'
import { withSheet } from '../sheets'
import type { Applying } from '../slices'
import type { CardId } from '../vocabulary'
import type { DeckEvent } from './events'
import type { Piles } from './piles'
import { deckCount, faceDownCount, unseenCards } from './places'

/** Shuffles, and the change between the app's cards and real ones: rules D1–D6. */
export const applyDeck: Applying<DeckEvent> = {
  'deck-shuffled': (state, { seat, order }) =>
    withSheet(state, seat, ({ piles }) => ({ piles: shuffled(piles, order) })),
  'deck-shuffled-by-hand': (state, { seat }) =>
    withSheet(state, seat, ({ piles }) => ({ piles: shuffledByHand(piles) })),
  'cards-went-physical': (state, { seat }) =>
    withSheet(state, seat, ({ piles }) => ({ piles: shuffledByHand(inHand(piles)) })),
  'cards-went-digital': (state, { seat, deck, exhausted }) =>
    withSheet(state, seat, ({ piles: { faceUp, inPlay } }) => ({
      piles: { cards: 'digital', deck, exhausted, discard: [], faceUp, inPlay }
    }))
}

function shuffled(piles: Piles, deck: readonly CardId[]): Piles {
  if (piles.cards === 'physical') return piles
  const { exhausted, faceUp, inPlay } = piles
  return { cards: 'digital', deck, exhausted, discard: [], faceUp, inPlay }
}

function shuffledByHand(piles: Piles): Piles {
  if (piles.cards === 'digital') return piles
  const { unseen, discard, deck } = piles
  return { ...piles, unseen: sortedCards([...unseen, ...discard]), deck: deck + discard.length, discard: [] }
}

/** The app forgets what lies where among the unseen cards. */
function inHand(piles: Piles): Piles {
  const { discard, faceUp, inPlay } = piles
  return {
    cards: 'physical',
    unseen: unseenCards(piles),
    deck: deckCount(piles),
    exhausted: faceDownCount(piles),
    discard,
    faceUp,
    inPlay
  }
}
