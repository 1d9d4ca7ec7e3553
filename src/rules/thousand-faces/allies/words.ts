import { assertNever } from '../../core/assert-never'
import { line, lineForGm, type LogPart } from '../../core/log-line'
import type { Describers, Explainers, SliceWords } from '../../core/slice'
import type { Game } from '../state'
import type { AllyEvent, AllyRefusal } from './model'
import { whyAllyBusy } from './steps'

/** Only the GM's log names allies, their actions and the foes concerned. */
const describe: Describers<AllyEvent> = {
  'ally-acted': (event, audience) => (audience.kind === 'gm' ? line('plain', ...told(event)) : null),
  'ally-left': ({ name }, audience) => lineForGm(audience, `${name} goes their own way`)
}

function told({ deed, name, foeName, seat }: Extract<AllyEvent, { type: 'ally-acted' }>): readonly LogPart[] {
  switch (deed) {
    case 'die':
      return [`${name} lends a hand`, ...(seat === null ? [] : [' to ', { seat }])]
    case 'tie-up':
      return [`${name} ties up ${foeName}`]
    case 'reveal':
      return [`${name} reveals something`]
    default:
      return assertNever(deed)
  }
}

const explain: Explainers<AllyRefusal> = {
  'no-such-ally': () => ({
    message: ['That ally is not here'],
    remedy: ['An Unexpected Arrival brings one, for a Journey point']
  }),
  'ally-busy': ({ name }) => whyAllyBusy(name),
  'ties-up-whom': ({ name }) => ({ message: [`${name} has nobody to tie up`], remedy: ['Pick the foe'] })
}

export const alliesWords = { describe, explain } satisfies SliceWords<Game>
