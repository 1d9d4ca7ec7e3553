import { line } from '../../core/log-line'
import type { Describers, Explainers, Previewers, SliceWords } from '../../core/slice'
import { certainOfSeat } from '../figures'
import { counted } from '../phrases'
import type { Game } from '../state'
import type { DeckCommand, DeckEvent, DeckRefusal } from './model'

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
