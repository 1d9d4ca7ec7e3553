import { callsRulesOf } from '../../core/calls/rules'
import type { SliceRules } from '../../core/slice'
import type { Standings } from '../standing'
import type { Game } from '../state'
import { callKinds } from './kinds'
import type { Answer, CalledFor } from './model'

/** The GM calls, players answer: A41–A45. */
export const callsRules = callsRulesOf<Game, CalledFor, Answer>(callKinds) satisfies SliceRules<Game>

/** Who may send the answer itself is judged again, as ever. */
export const callsStandings = {
  'set-phone-calls': 'keeping',
  'call-player': 'keeping',
  'recall-player': 'keeping',
  'answer-call': 'spoken'
} as const satisfies Standings
