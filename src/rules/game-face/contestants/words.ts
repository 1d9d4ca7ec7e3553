import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import { nameOf } from '../names'
import type { Game } from '../state'

export const contestantsWords = {
  describe: {
    'dice-chosen': ({ who, dice }) =>
      line('quiet', nameOf(who), dice === 'table' ? ' uses real dice' : ' uses dice on the screen'),
    'voice-named': ({ seat }) =>
      seat === null ? line('quiet', 'Nobody settles disputes') : line('quiet', { seat }, ' settles disputes')
  },
  explain: {
    'gm-only': () => say('Only the Game Master does that in a duel', 'Ask them to'),
    'not-begun': () => say('The duel has not begun yet', 'Choose the two contestants and begin'),
    over: () => say('This duel is over', 'Begin a new one, or call a sudden death after a draw'),
    'not-your-side': ({ who }) =>
      say(
        ['That side is only ', nameOf(who), '’s'],
        'They act on their own screen or under the hot-seat cover; the Game Master enters their real dice when the cups are lifted'
      ),
    'voice-fights': ({ who }) =>
      say([nameOf(who), ' is fighting and cannot settle disputes'], 'Choose somebody who does not fight, or nobody'),
    'not-at-the-table': ({ seat }) =>
      say([{ seat }, ' is not at the table'], 'Choose somebody who is, or bring the seat back first', 'seats')
  }
} satisfies SliceWords<Game>
