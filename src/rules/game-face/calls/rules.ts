import { callsRulesOf } from '../../core/calls/rules'
import type { SliceRules } from '../../core/slice'
import type { Game, State } from '../state'
import { callKinds } from './kinds'
import type { Answer, CalledFor } from './model'

/** The GM calls, players answer: GF33–GF37. */
export const callsRules = {
  ...callsRulesOf<Game, CalledFor, Answer>(callKinds),
  follow: {
    /** A real die may have been told at the reveal, unanswered: the call was not for the die of the next round (GF35). */
    'dice-revealed': (state: State): State => {
      const { calls } = state
      const open = calls.open.filter(({ what }) => what !== 'pick-and-roll')
      return open.length === calls.open.length ? state : { ...state, calls: { ...calls, open } }
    }
  }
} satisfies SliceRules<Game>
