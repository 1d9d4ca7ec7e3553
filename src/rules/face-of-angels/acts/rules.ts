import { ok, refuse } from '../../core/result'
import { happen, type SliceWords } from '../../core/slice'
import { refillIfDealt } from '../deck/hands'
import type { AuthorityRules } from '../authority'
import type { State, Game } from '../state'
import type { ActNumber } from '../vocabulary'
import type { StoryAct } from './model'
import { line } from '../../core/log-line'
import { say } from '../../core/refusal'

function withAct(state: State, number: ActNumber, change: (act: StoryAct) => StoryAct): State {
  return { ...state, acts: state.acts.map(act => (act.number === number ? change(act) : act)) }
}

/** The table writes the lists of the acts. Rules A33, A35. */
export const actsRules = {
  decide: {
    /** The story moves to another act; the size of the World's hand changes with the act. Rule A3. */
    'begin-act': (act, command, luck) => {
      if (act.state.contest) return refuse({ because: 'contest-running' })
      return refillIfDealt(happen(act, { type: 'act-begun', act: command.act }), luck)
    },
    'edit-act': (act, command) => ok(happen(act, { type: 'act-edited', act: command.act })),
    'mark-ending': (act, { act: number, ending, met }) => {
      const known = act.state.acts.find(one => one.number === number)?.endings[ending]
      if (!known) return refuse({ because: 'unknown-ending' })
      return ok(happen(act, { type: 'ending-marked', act: number, ending, met }))
    },
    'edit-night': (act, { place, why, event }) =>
      ok(happen(act, { type: 'night-edited', night: { place, why, event } }))
  },
  apply: {
    'act-begun': (state, { act }) => ({ ...state, act }),
    'act-edited': (state, { act }) => withAct(state, act.number, () => act),
    'ending-marked': (state, { act, ending, met }) =>
      withAct(state, act, one => ({
        ...one,
        endings: one.endings.map((each, index) => (index === ending ? { ...each, met } : each))
      })),
    'night-edited': (state, { night }) => ({ ...state, night })
  },
  authorities: {
    'begin-act': 'keeping',
    'edit-act': 'keeping',
    'mark-ending': 'keeping',
    'edit-night': 'keeping'
  }
} satisfies AuthorityRules

export const actsWords = {
  describe: {
    'act-begun': ({ act }) => line('plain', act === 0 ? 'The prologue begins' : `Act ${act} begins`),
    'act-edited': ({ act }) => line('quiet', `The text of ${act.name} is changed`),
    'ending-marked': ({ met }) =>
      line(
        'quiet',
        met
          ? 'One of the endings of the act has come true'
          : 'Corrected: one of the endings of the act has not come true'
      ),
    'night-edited': () => line('quiet', 'The description of graduation night is changed')
  },
  explain: {
    'unknown-ending': () => say('The act has no such ending', 'Choose one of its endings')
  }
} satisfies SliceWords<Game>
