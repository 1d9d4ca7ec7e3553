import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import { nameOf, suitNames } from '../names'
import type { Game } from '../state'

export const duelWords = {
  describe: {
    'duel-began': ({ contestants: { left, right } }) =>
      line('plain', nameOf(left.who), ' and ', nameOf(right.who), ' begin a duel'),
    'dispute-settled': ({ round, words }) => line('plain', `Dispute in round ${round}: “${words}”`),
    'sudden-death-began': ({ who }) =>
      line('plain', 'Sudden death between ', nameOf(who.left), ' and ', nameOf(who.right)),
    'result-noted': ({ words }) => line('good', words)
  },
  explain: {
    'not-over': () => say('This duel is not over yet', 'Play it to its end, or let one side concede'),
    'not-drawn': () => say('A sudden death is only for a duel that ended in a draw', 'Begin a new duel instead'),
    'same-seat': ({ who }) =>
      say([nameOf(who), ' cannot fight against themselves'], 'Choose somebody else for one side'),
    'no-player': () => say('At least one side must be a player’s', 'Choose a seat for one of the two'),
    'nameless-npc': () => say('The Game Master’s contestant has no name', 'Give them one'),
    'same-suit': ({ who, suit }) =>
      say([nameOf(who), ' has ', suitNames[suit], ' as both strong and weak'], 'Choose two different Suits'),
    'not-the-voice': () =>
      say('Somebody else settles disputes in this duel', 'Leave it to them, or to the Game Master'),
    'no-words': () => say('The line is empty', 'Write a line first')
  }
} satisfies SliceWords<Game>
