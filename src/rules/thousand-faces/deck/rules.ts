import { type Luck, shuffled } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import type { SeatId } from '../../core/seat'
import {
  type Reducers,
  type Deciders,
  happen,
  type SeatMay,
  type SliceRules,
  type Checker,
  type Describers,
  type Explainers,
  type Previewers,
  type SliceWords
} from '../../core/slice'
import { sortedCards, baseCards, isBase } from '../cards'
import { sheetOf, withSheet } from '../sheets'
import type { Act, Game } from '../state'
import type { CardId } from '../vocabulary'
import type { DeckCommand, DeckEvent, Piles, DeckRefusal } from './model'
import { deckCount, faceDownCount, unseenCards, ownedCards } from './piles'
import { shuffle, flipInProgress } from './steps'
import { brokenLaws, checkingSheets } from '../invariants'
import { line } from '../../core/log-line'
import { certainOfSeat } from '../figures'
import { counted } from '../phrases'

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

const checkPiles = checkingSheets(({ piles }) => {
  const owned = ownedCards(piles)
  const different = new Set(owned)
  return [
    [
      'I1: every base card is there once',
      owned.filter(isBase).length === 20 && baseCards.every(card => different.has(card))
    ],
    ['I1: no card is in two places', different.size === owned.length],
    [
      'I1: the counts of real cards agree',
      piles.cards === 'digital' || piles.unseen.length === piles.deck + piles.exhausted
    ]
  ]
})

/** I1: a seat has one sheet, and every card has one position. */
const checkDeck: Checker<Game> = state => {
  const seats = state.sheets.map(({ seat }) => seat)
  return [...brokenLaws([['I1: a seat has two sheets', new Set(seats).size === seats.length]]), ...checkPiles(state)]
}

export const deckRules = { decide, seatMay, apply, check: checkDeck } satisfies SliceRules<Game>

const describe: Describers<DeckEvent> = {
  'deck-shuffled': ({ seat, order }) =>
    line('quiet', { seat }, ` shuffles: ${counted(order.length, 'card')} in the deck`),
  'deck-shuffled-by-hand': ({ seat }) => line('quiet', { seat }, ' shuffles by hand'),
  'cards-went-physical': ({ seat }) => line('quiet', { seat }, ' takes up real cards, shuffled'),
  'cards-went-digital': ({ seat }) => line('quiet', { seat }, ' plays with the cards of Hearthside, shuffled'),
  'unseen-cards-dealt': ({ seat }) => line('quiet', { seat }, '’s unseen cards are dealt anew')
}

const explain: Explainers<DeckRefusal> = {
  'nothing-to-shuffle': ({ seat }) => ({
    message: ['The discard pile of ', { seat }, ' is empty'],
    remedy: ['Nothing needs shuffling; just play on']
  }),
  'must-shuffle': ({ seat, deck }) => ({
    message: [{ seat }, ` has only ${counted(deck, 'card')} left in the deck`],
    remedy: ['Shuffle the discard pile in, say so here, then go on'],
    opens: 'shuffle'
  }),
  'already-so': ({ seat, cards }) => ({
    message: [
      { seat },
      cards === 'digital' ? ' already plays with the cards of Hearthside' : ' already plays with real cards'
    ],
    remedy: ['Nothing to change']
  })
}

const piles = certainOfSeat('deck', 'discard')

const preview: Previewers<Game, DeckCommand> = { shuffle: piles, 'use-cards': piles }

export const deckWords = { describe, explain, preview } satisfies SliceWords<Game>
