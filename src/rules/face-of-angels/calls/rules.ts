import { callsRulesOf } from '../../core/calls/rules'
import type { AuthorityRules } from '../authority'
import type { Game } from '../state'
import { callKinds } from './kinds'
import type { Answer, CalledFor } from './model'

/** The Game Master calls and players answer: A41–A45. */
export const callsRules = {
  ...callsRulesOf<Game, CalledFor, Answer>(callKinds),
  /** The permission for the answering command is checked separately, as for every command. */
  authorities: {
    'set-phone-calls': 'keeping',
    'call-player': 'keeping',
    'recall-player': 'keeping',
    'answer-call': 'spoken'
  }
} satisfies AuthorityRules
