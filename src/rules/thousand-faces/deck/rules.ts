import { type Luck, shuffled } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { type Reducers, type Deciders, happen, type SeatMay, type SliceRules } from '../../core/slice'
import { sortedCards } from '../cards'
import { flipInProgress } from './in-progress'
import { sheetOf, withSheet } from '../sheets'
import type { Act, Game } from '../state'
import type { CardId } from '../vocabulary'
import { checkDeck } from './check'
import type { DeckCommand, DeckEvent, Piles } from './model'
import { deckCount, faceDownCount, unseenCards } from './places'
import { shuffle } from './steps'

/** Shuffling the discard pile into the deck, and the choice of digital or real cards: rules D1–D6. */
const decide: Deciders<Game, DeckCommand> = {
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

const seatMay: SeatMay<Game, DeckCommand> = { shuffle: (_state, command, seat) => command.seat === seat }

/** D6: luck chooses the exhausted cards among the unseen ones; the rest is shuffled with the discard pile. */
function dealByApp(act: Act, seat: SeatId, luck: Luck): Act {
  const { piles } = sheetOf(act.state, seat)
  const unseen = shuffled(luck, unseenCards(piles))
  const exhausted = unseen.slice(0, faceDownCount(piles))
  const deck = shuffled(luck, [...unseen.slice(exhausted.length), ...piles.discard])
  return happen(act, { type: 'cards-went-digital', seat, deck, exhausted })
}

/** Shuffles, and the change between the app's cards and real ones: rules D1–D6. */
const apply: Reducers<Game, DeckEvent> = {
  'deck-shuffled': (state, { seat, order }) =>
    withSheet(state, seat, ({ piles }) => ({ piles: withDeck(piles, order) })),
  'deck-shuffled-by-hand': (state, { seat }) =>
    withSheet(state, seat, ({ piles }) => ({ piles: shuffledByHand(piles) })),
  'cards-went-physical': (state, { seat }) =>
    withSheet(state, seat, ({ piles }) => ({ piles: shuffledByHand(inHand(piles)) })),
  'cards-went-digital': (state, { seat, deck, exhausted }) =>
    withSheet(state, seat, ({ piles: { faceUp, inPlay } }) => ({
      piles: { cards: 'digital', deck, exhausted, discard: [], faceUp, inPlay }
    })),
  'unseen-cards-dealt': (state, { seat, deck, exhausted }) =>
    withSheet(state, seat, ({ piles: { discard, faceUp, inPlay } }) => ({
      piles: { cards: 'digital', deck, exhausted, discard, faceUp, inPlay }
    }))
}

function withDeck(piles: Piles, deck: readonly CardId[]): Piles {
  if (piles.cards === 'physical') return piles
  const { exhausted, faceUp, inPlay } = piles
  return { cards: 'digital', deck, exhausted, discard: [], faceUp, inPlay }
}

function shuffledByHand(piles: Piles): Piles {
  if (piles.cards === 'digital') return piles
  const { unseen, discard, deck } = piles
  return { ...piles, unseen: sortedCards([...unseen, ...discard]), deck: deck + discard.length, discard: [] }
}

/** Forgets the positions of unseen cards: the player holds them now. */
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

export const deckRules = { decide, seatMay, apply, check: checkDeck } satisfies SliceRules<Game>
