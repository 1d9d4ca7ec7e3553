import { callsWordsOf } from '../../core/calls/words'
import type { SliceWords } from '../../core/slice'
import type { Game } from '../state'
import type { CalledFor } from './model'

export const callsWords = callsWordsOf<CalledFor>({
  turn: 'take their turn',
  'extra-card': 'draw an extra card',
  powers: 'gain powers',
  contest: 'call a contest'
}) satisfies SliceWords<Game>
