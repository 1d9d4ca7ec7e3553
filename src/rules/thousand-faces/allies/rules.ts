import { ok, refuse } from '../../core/result'
import {
  type Reducers,
  type Deciders,
  type Followers,
  happen,
  type SliceRules,
  type Describers,
  type Explainers,
  type SliceWords
} from '../../core/slice'
import type { Game, State } from '../state'
import type { Ally, AllyCommand, AllyEvent, AllyRefusal } from './model'
import { actAsAlly, allyName, allyOf, whyAllyBusy } from './steps'
import { assertNever } from '../../core/assert-never'
import { line, lineForGm, type LogPart } from '../../core/log-line'

/** Allies who came for a Journey point: rule J12. */
const decide: Deciders<Game, AllyCommand> = {
  'send-ally'(act, { ally: id, deed, foe }) {
    const ally = allyOf(act.state, id)
    if (!ally.ok) return ally
    if (deed === 'reveal') return actAsAlly(act, id, { deed, foe: null, seat: null })
    if (foe === null) return refuse({ because: 'ties-up-whom', name: allyName(ally.value) })
    if (!act.state.foes.some(each => each.id === foe)) return refuse({ because: 'no-such-foe' })
    return actAsAlly(act, id, { deed, foe, seat: null })
  },
  'dismiss-ally'(act, { ally: id }) {
    const ally = allyOf(act.state, id)
    return ally.ok ? ok(happen(act, { type: 'ally-left', ally: id, name: allyName(ally.value) })) : ally
  }
}

/** What allies do. */
const apply: Reducers<Game, AllyEvent> = {
  'ally-acted': (state, { ally, deed, foe }) => ({
    ...state,
    allies: state.allies.map(each =>
      each.id === ally ? { ...each, did: { deed, foe, turn: state.spotlight.turn } } : each
    )
  }),
  'ally-left': (state, { ally }) => ({ ...state, allies: state.allies.filter(each => each.id !== ally) })
}

/** J8: a paid ally joins. */
const follow: Followers<Game> = {
  'journey-spent': (state, { use, what }) =>
    use === 'arrival' ? { ...state, allies: [...state.allies, arrived(state, what)] } : state
}

function arrived({ allies }: State, name: string): Ally {
  return { id: Math.max(0, ...allies.map(({ id }) => id)) + 1, name, did: null }
}

export const alliesRules = { decide, apply, follow } satisfies SliceRules<Game>

/** Only the GM's log names allies, their actions and the foes concerned. */
const describe: Describers<AllyEvent> = {
  'ally-acted': (event, audience) => (audience.kind === 'gm' ? line('plain', ...deedWords(event)) : null),
  'ally-left': ({ name }, audience) => lineForGm(audience, `${name} goes their own way`)
}

function deedWords({ deed, name, foeName, seat }: Extract<AllyEvent, { type: 'ally-acted' }>): readonly LogPart[] {
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
