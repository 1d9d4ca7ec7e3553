import { line } from '../../core/log-line'
import type { Describing, Explaining, SliceWords } from '../../core/slice'
import { moveOf } from '../moves/all'
import type { Game } from '../state'
import type { FollowUpEvent, FollowUpRefusal } from './model'

/** Blows, rolls and answers have lines of their own; only what was let go is told, and to the GM alone. */
const describe: Describing<FollowUpEvent> = {
  'follow-up-opened': () => null,
  'follow-up-changed': () => null,
  'follow-up-closed': ({ seat, move, how }, audience) =>
    how === 'let-go' && audience.kind === 'gm'
      ? line('quiet', { seat }, `: nothing more follows ${moveOf(move).name}`)
      : null
}

const explain: Explaining<FollowUpRefusal> = {
  'no-such-follow-up': () => ({
    says: ['Nothing is left to follow that move'],
    instead: ['Flip the next move, or strike from the panel of the foes']
  }),
  'options-first': ({ seat }) => ({
    says: ['The options of ', { seat }, ' are not picked yet'],
    instead: ['Pick them; the blow comes next']
  }),
  'no-blow-left': ({ seat }) => ({
    says: [{ seat }, ' has struck all the blows of this move'],
    instead: ['Let the foe answer, or close it']
  }),
  'power-first': ({ seat }) => ({
    says: ['The power of ', { seat }, ' is not rolled yet'],
    instead: ['Roll it, or type what lies on the table']
  }),
  'no-answer-due': ({ seat }) => ({
    says: ['No foe may answer this move of ', { seat }],
    instead: ['Attack from the panel of the foes instead']
  }),
  'blow-first': ({ seat }) => ({
    says: [{ seat }, ' strikes first'],
    instead: ['Roll and apply the power; then the foe answers']
  })
}

export const followUpWords = { describe, explain } satisfies SliceWords<Game>
