import { line } from '../../core/log-line'
import type { SliceWords } from '../../core/slice'
import { cardsInWords, nameOf } from '../names'
import type { Game } from '../state'

/** No log line names a card of a hand. Rule A7. */
export const secretsWords = {
  describe: {
    'secret-answered': ({ who, verdict }) =>
      line(
        'plain',
        nameOf(who),
        verdict === 'true' ? ' says that the secret is true' : ' says that the secret is not true'
      ),
    'hand-given': ({ from, to }) => line('plain', nameOf(from), ' gives the whole hand to ', nameOf(to)),
    'hand-returned': ({ from, to, cards }) =>
      line('plain', nameOf(from), ` gives ${cardsInWords(cards.length)} back to `, nameOf(to))
  }
} satisfies SliceWords<Game>
