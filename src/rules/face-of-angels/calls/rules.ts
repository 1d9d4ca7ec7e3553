import { callsRulesOf, type CallsGmView, type CallsSeatView, callsViewOf, callsWordsOf } from '../../core/calls/rules'
import type { AuthorityRules } from '../authority'
import type { Game, State } from '../state'
import { callKinds, callingOf, seatsOf } from './calling'
import type { Answer, CalledFor } from './model'
import type { SliceView, SliceWords } from '../../core/slice'

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

export const callsView = callsViewOf<CalledFor, State>(callKinds, seatsOf, callingOf) satisfies SliceView<Game>

declare module '../view' {
  interface GmView extends CallsGmView<CalledFor> {}
  interface SeatView extends CallsSeatView<CalledFor> {}
}

export const callsWords = callsWordsOf<CalledFor>({
  turn: 'take their turn',
  'extra-card': 'draw an extra card',
  powers: 'gain powers',
  contest: 'call a contest'
}) satisfies SliceWords<Game>
