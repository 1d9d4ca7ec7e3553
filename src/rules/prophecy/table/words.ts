import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import type { Game } from '../state'

export const tableWords = {
  describe: {
    'moderator-named': ({ seat }) =>
      seat ? line('quiet', { seat }, ' is the Moderator') : line('quiet', 'Nobody is the Moderator')
  },
  explain: {
    'not-yours': ({ what }) =>
      say(`${what} cannot be changed from this seat`, 'Ask the Game Master or the Moderator to do it'),
    'not-at-the-table': ({ seat }) =>
      say([{ seat }, ' is not at the table'], 'Choose somebody who is, or bring the seat back first', 'seats')
  }
} satisfies SliceWords<Game>
