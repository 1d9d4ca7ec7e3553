import { callsRulesOf, type CallsGmView, type CallsSeatView, callsViewOf, callsWordsOf } from '../../core/calls/rules'
import type { SliceRules, SliceView, SliceWords } from '../../core/slice'
import type { Game, State } from '../state'
import { callKinds, callingOf, seatsOf } from './calling'
import type { Answer, CalledFor } from './model'

/** A rolled wave ends every call for it, whichever player rolled (PR51). */
function withoutRolls(state: State): State {
  const { calls } = state
  return { ...state, calls: { ...calls, open: calls.open.filter(({ what }) => what !== 'roll') } }
}

/** The Game Master calls and players answer: PR49–PR53. */
export const callsRules = {
  ...callsRulesOf<Game, CalledFor, Answer>(callKinds),
  follow: { 'wave-rolled': withoutRolls }
} satisfies SliceRules<Game>

export const callsView = callsViewOf<CalledFor, State>(callKinds, seatsOf, callingOf) satisfies SliceView<Game>

declare module '../view' {
  interface GmView extends CallsGmView<CalledFor> {}
  interface SeatView extends CallsSeatView<CalledFor> {}
}

export const callsWords = callsWordsOf<CalledFor>({
  roll: 'roll the scene’s dice',
  match: 'match Aspects',
  tell: 'say how the scene went',
  'choose-scene': 'choose the next scene'
}) satisfies SliceWords<Game>
