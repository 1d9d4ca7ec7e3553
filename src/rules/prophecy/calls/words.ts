import { callsWordsOf } from '../../core/calls/words'
import type { SliceWords } from '../../core/slice'
import type { Game } from '../state'
import type { CalledFor } from './model'

export const callsWords = callsWordsOf<CalledFor>({
  roll: 'roll the scene’s dice',
  match: 'match Aspects',
  tell: 'say how the scene went',
  'choose-scene': 'choose the next scene'
}) satisfies SliceWords<Game>
