import { line } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import type { Game } from '../state'

export const actsWords = {
  describe: {
    'act-begun': ({ act }) => line('plain', act === 0 ? 'The prologue begins' : `Act ${act} begins`),
    'act-edited': ({ act }) => line('quiet', `The text of ${act.name} is changed`),
    'ending-marked': ({ met }) =>
      line(
        'quiet',
        met
          ? 'One of the endings of the act has come true'
          : 'Corrected: one of the endings of the act has not come true'
      ),
    'night-edited': () => line('quiet', 'The description of graduation night is changed')
  },
  explain: {
    'unknown-ending': () => say('The act has no such ending', 'Choose one of its endings')
  }
} satisfies SliceWords<Game>
