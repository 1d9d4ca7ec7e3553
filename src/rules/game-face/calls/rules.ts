import { callsRulesOf, type CallsGmView, type CallsSeatView, callsViewOf, callsWordsOf } from '../../core/calls/rules'
import type { SliceRules, SliceView, SliceWords } from '../../core/slice'
import type { Game, State } from '../state'
import { callKinds, callingOf, seatsOf } from './calling'
import type { Answer, CalledFor } from './model'

/** The Game Master calls and players answer: GF33–GF37. */
export const callsRules = {
  ...callsRulesOf<Game, CalledFor, Answer>(callKinds),
  follow: {
    /** A reveal ends the call for its die, even when the die was read aloud. The call was not for the next round (GF35). */
    'dice-revealed': (state: State): State => {
      const { calls } = state
      const open = calls.open.filter(({ what }) => what !== 'pick-and-roll')
      return open.length === calls.open.length ? state : { ...state, calls: { ...calls, open } }
    }
  }
} satisfies SliceRules<Game>

export const callsView = callsViewOf<CalledFor, State>(callKinds, seatsOf, callingOf) satisfies SliceView<Game>

declare module '../view' {
  interface GmView extends CallsGmView<CalledFor> {}
  interface SeatView extends CallsSeatView<CalledFor> {}
}

export const callsWords = callsWordsOf<CalledFor>({
  'pick-and-roll': 'pick and roll a die',
  describe: 'say how they fight',
  settle: 'settle the dispute'
}) satisfies SliceWords<Game>
