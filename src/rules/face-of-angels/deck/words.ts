import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import { cardSign } from '../cards'
import { cardsInWords, nameOf } from '../names'
import type { Game } from '../state'
import type { DrawReason } from './model'

const drawn = {
  deal: 'is dealt',
  refill: 'draws back up with',
  friend: 'draws',
  foe: 'draws',
  jack: 'draws',
  extra: 'is given'
} as const satisfies Record<DrawReason, string>

/** No log line names a card of a hand. Rule A7. */
export const deckWords = {
  describe: {
    'cards-chosen': ({ kind }) =>
      line('quiet', kind === 'digital' ? 'The cards are in the app' : 'The cards are real ones'),
    'deck-shuffled': () => line('quiet', 'All 52 cards are shuffled'),
    'cards-drawn': ({ who, cards, why }) => line('quiet', nameOf(who), ` ${drawn[why]} ${cardsInWords(cards.length)}`),
    'discard-reshuffled': () => line('quiet', 'The discard pile is shuffled and goes under the draw pile'),
    'cards-discarded': ({ who, cards }) => line('quiet', nameOf(who), ` discards ${cardsInWords(cards.length)}`),
    'seat-left': ({ seat }) => line('quiet', nameOf(seat), ' is away from now on; the hand is discarded'),
    'seat-returned': ({ seat }) => line('quiet', nameOf(seat), ' is back in the game')
  },
  explain: {
    'gm-only': () => say('Only the Game Master does that', 'Ask at the table'),
    'not-yours': ({ who }) => say(['Only ', nameOf(who), ' decides that'], 'They do it on their own screen'),
    'players-own-hand': ({ who }) =>
      say(
        ['Only ', nameOf(who), ' sees and plays that hand'],
        'They use their own screen, or you hand this machine over to them'
      ),
    'not-a-participant': ({ who }) =>
      say([nameOf(who), ' is away from this game'], 'The Game Master brings them back first', 'angels-record'),
    'already-there': ({ seat }) => say([nameOf(seat), ' is in the game already'], 'Nothing needs to be done'),
    'not-started': () => say('No cards are dealt yet', 'Shuffle and deal first', 'angels-table'),
    'already-started': () => say('The cards are dealt already', 'Play on with the hands as they are'),
    'contest-running': () => say('A contest is running', 'Finish it, or end it, first', 'angels-table'),
    'nothing-changed': () => say('Nothing would change', 'Write or choose something else'),
    'discards-owed': ({ who, count }) =>
      say([nameOf(who), ` holds ${cardsInWords(count)} too many`], 'They choose what to discard first', 'angels-table'),
    'hands-short': () =>
      say('Not every hand is full', 'The Game Master deals the hands up to size first', 'angels-table'),
    'draw-short': ({ needed, left }) =>
      say(
        `${needed === 1 ? 'One card is' : `${needed} cards are`} needed, and the draw pile and the discard pile together hold ${left}`,
        'Bring cards back first: end the contest, or let somebody leave the game',
        'angels-table'
      ),
    'not-in-hand': ({ card }) => say(`${cardSign(card)} is not in that hand`, 'Choose one of the cards that are'),
    'empty-hand': ({ who }) =>
      say([nameOf(who), ' does not hold that many cards'], 'Count the hand, and undo what was entered wrongly'),
    'card-seen-elsewhere': ({ card }) =>
      say(`${cardSign(card)} lies face up already`, 'Look at the card again, or undo what was entered wrongly'),
    'wrong-count': ({ needed, given }) =>
      needed === 0
        ? say('No card is asked for', 'Keep your hand')
        : say(
            `${needed === 1 ? 'One card is' : `${needed} cards are`} asked for, ${given} chosen`,
            `Choose exactly ${needed}`
          ),
    'card-twice': ({ card }) => say(`${cardSign(card)} was named twice`, 'Name each card once')
  }
} satisfies SliceWords<Game>
