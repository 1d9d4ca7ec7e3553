import { callsRulesOf } from '../../core/calls/rules'
import type { AuthorityRules } from '../authority'
import type { Game } from '../state'
import { callKinds } from './kinds'
import type { Answer, CalledFor } from './model'

/** The GM calls, players answer: A41–A45. */
export const callsRules = {
  ...callsRulesOf<Game, CalledFor, Answer>(callKinds),
  /** Who may send the answer itself is judged again, as ever. */
  authorities: {
    'set-phone-calls': 'keeping',
    'call-player': 'keeping',
    'recall-player': 'keeping',
    'answer-call': 'spoken'
  }
} satisfies AuthorityRules
