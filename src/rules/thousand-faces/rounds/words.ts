import { line, lineForGm } from '../../core/log-line'
import type { Describers, Explainers, SliceWords } from '../../core/slice'
import type { Game } from '../state'
import type { RoundEvent, RoundRefusal } from './model'

/** Every audience may read about a visible round; only the GM reads corrections (LOG3). */
const describe: Describers<RoundEvent> = {
  'fight-round-began': ({ number, seen }, audience) =>
    seen || audience.kind === 'gm' ? line('quiet', `Round ${number} begins`) : null,
  'turn-taken': ({ seat, how }, audience) =>
    how === 'marked' && audience.kind === 'gm' ? line('quiet', { seat }, ' has acted in this round') : null,
  'turn-reopened': ({ seat }, audience) => lineForGm(audience, { seat }, ' has not acted in this round yet'),
  'foes-turn-taken': () => null,
  'foe-turn-reopened': () => null,
  'fight-rounds-ended': (_, audience) => lineForGm(audience, 'Rounds are no longer counted')
}

const explain: Explainers<RoundRefusal> = {
  'no-fight': () => ({
    message: ['No foe stands'],
    remedy: ['Add foes first; the rounds of a fight are counted while one of them stands'],
    opens: 'foes'
  }),
  'no-round': () => ({ message: ['No round is under way'], remedy: ['Begin one; the next turn does it by itself'] }),
  'nobody-can-act': () => ({
    message: ['Nobody in the scene can act'],
    remedy: ['Bring somebody into the scene, or get them back on their feet']
  }),
  'turn-marked': ({ seat, as }) => ({
    message: [{ seat }, as === 'acted' ? ' has acted in this round already' : ' has not acted in this round'],
    remedy: ['Nothing needs to be done']
  }),
  'foe-turn-marked': ({ name, as }) => ({
    message: [as === 'acted' ? `${name} has struck in this round already` : `${name} has not struck in this round`],
    remedy: ['Nothing needs to be done']
  })
}

export const roundsWords = { describe, explain } satisfies SliceWords<Game>
