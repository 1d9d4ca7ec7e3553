import { ok, refuse } from '../../core/result'
import { happen, type SliceRules, type SliceWords } from '../../core/slice'
import type { Game } from '../state'
import { isPresent } from './presence'
import { line } from '../../core/log-line'
import { say } from '../../core/refusal'

export const tableRules = {
  decide: {
    'name-moderator': (act, { seat }) => {
      if (seat !== null && !isPresent(act.state, seat)) return refuse({ because: 'not-at-the-table', seat })
      return ok(happen(act, { type: 'moderator-named', seat }))
    }
  },
  apply: {
    'moderator-named': (state, { seat }) => ({ ...state, moderator: seat })
  }
} satisfies SliceRules<Game>

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
