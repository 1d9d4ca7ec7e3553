import { callsRulesOf } from '../../core/calls/rules'
import type { SliceRules } from '../../core/slice'
import type { Game, State } from '../state'
import { callKinds } from './kinds'
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
