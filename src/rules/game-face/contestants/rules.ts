import { ok, refuse } from '../../core/result'
import { happen, type SliceRules, type SliceWords } from '../../core/slice'
import type { Game } from '../state'
import { sides } from '../vocabulary'
import { fightOf, isAway, ownsSide, whoOf } from './view'
import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import { nameOf } from '../names'

export const contestantsRules = {
  decide: {
    'use-dice': (act, { side, dice }) => {
      const { contestants, ritual } = fightOf(act.state)
      if (ritual.verdict) return refuse({ because: 'over' })
      return ok(happen(act, { type: 'dice-chosen', side, who: contestants[side].who, dice }))
    },
    'name-voice': (act, { seat }) => {
      const who = seat && Object.values(whoOf(fightOf(act.state))).find(each => ownsSide({ kind: 'seat', seat }, each))
      if (who) return refuse({ because: 'voice-fights', who })
      if (seat !== null && isAway(act.state, seat)) return refuse({ because: 'not-at-the-table', seat })
      return ok(happen(act, { type: 'voice-named', seat }))
    }
  },
  apply: {
    'dice-chosen': (state, { side, dice }) => {
      const { contestants } = state
      if (!contestants) return state
      return { ...state, contestants: { ...contestants, [side]: { ...contestants[side], dice } } }
    },
    'voice-named': (state, { seat }) => ({ ...state, voice: seat })
  },
  follow: {
    'duel-began': (state, { contestants, voice, variants }) => ({ ...state, contestants, voice, variants })
  },
  check: ({ contestants }) =>
    sides
      .filter(side => contestants && contestants[side].strong === contestants[side].weak)
      .map(() => 'one Suit is strong and weak')
} satisfies SliceRules<Game>

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
