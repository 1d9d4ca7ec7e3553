import { callsWordsOf } from '../../core/calls/words'
import type { SliceWords } from '../../core/slice'
import type { Game } from '../state'
import type { CalledFor } from './model'

export const callsWords = callsWordsOf<CalledFor>({
  'pick-and-roll': 'pick and roll a die',
  describe: 'say how they fight',
  settle: 'settle the dispute'
}) satisfies SliceWords<Game>
