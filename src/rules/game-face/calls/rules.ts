import { callsRulesOf } from '../../core/calls/rules'
import type { SliceRules } from '../../core/slice'
import type { Game } from '../state'
import { callKinds } from './kinds'
import type { Answer, CalledFor } from './model'

/** The GM calls, players answer: GF33–GF37. */
export const callsRules = callsRulesOf<Game, CalledFor, Answer>(callKinds) satisfies SliceRules<Game>
