import { line } from '../../core/log-line'
import type { Describers, Explainers, SliceWords } from '../../core/slice'
import { moveOf } from '../moves/all'
import type { Game } from '../state'
import type { FollowUpEvent, FollowUpRefusal } from './model'

/** Blows, rolls and answers have lines of their own. Here only a dropped rest has a line, for the GM alone. */
const describe: Describers<FollowUpEvent> = {
  'follow-up-opened': () => null,
  'follow-up-changed': () => null,
  'follow-up-closed': ({ seat, move, how }, audience) =>
    how === 'let-go' && audience.kind === 'gm'
      ? line('quiet', { seat }, `: nothing more follows ${moveOf(move).name}`)
      : null
}

const explain: Explainers<FollowUpRefusal> = {
  'no-such-follow-up': () => ({
    message: ['Nothing is left to follow that move'],
    remedy: ['Flip the next move, or strike from the panel of the foes'],
    opens: 'foes'
  }),
  'options-first': ({ seat }) => ({
    message: ['The options of ', { seat }, ' are not picked yet'],
    remedy: ['Pick them; the blow comes next'],
    opens: 'who-decides'
  }),
  'no-blow-left': ({ seat }) => ({
    message: [{ seat }, ' has struck all the blows of this move'],
    remedy: ['Let the foe answer, or close it']
  }),
  'power-first': ({ seat }) => ({
    message: ['The power of ', { seat }, ' is not rolled yet'],
    remedy: ['Roll it, or type what lies on the table']
  }),
  'no-answer-due': ({ seat }) => ({
    message: ['No foe may answer this move of ', { seat }],
    remedy: ['Attack from the panel of the foes instead'],
    opens: 'foes'
  }),
  'blow-first': ({ seat }) => ({
    message: [{ seat }, ' strikes first'],
    remedy: ['Roll and apply the power; then the foe answers']
  })
}

export const followUpWords = { describe, explain } satisfies SliceWords<Game>
