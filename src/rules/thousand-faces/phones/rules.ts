import { isSetAlready, withPhone } from '../../core/calls/phones'
import { ok, refuse } from '../../core/result'
import {
  type Reducers,
  type Deciders,
  happen,
  type SliceRules,
  type Describers,
  type Explainers,
  type SliceWords
} from '../../core/slice'
import type { Game } from '../state'
import type { PhoneCommand, PhoneEvent, PhoneRefusal } from './model'
import { line } from '../../core/log-line'

const decide: Deciders<Game, PhoneCommand> = {
  'set-phone-flips'(act, { seat, on }) {
    if (isSetAlready(act.state.phoneFlips, seat, on)) return refuse({ because: 'phone-flips-so', seat, on })
    return ok(happen(act, { type: 'phone-flips-set', seat, on }))
  }
}

/** HA1. */
const apply: Reducers<Game, PhoneEvent> = {
  'phone-flips-set': (state, { seat, on }) => ({ ...state, phoneFlips: withPhone(state.phoneFlips, seat, on) })
}

export const phonesRules = { decide, apply } satisfies SliceRules<Game>

const describe: Describers<PhoneEvent> = {
  'phone-flips-set': ({ seat, on }, { kind }) => {
    if (kind !== 'gm') return null
    const who = seat === null ? 'All players' : { seat }
    const verb = seat === null ? ['flip', 'do not flip'] : ['flips', 'does not flip']
    return line('quiet', who, ` ${verb[on ? 0 : 1]} on their own phone`)
  }
}

const explain: Explainers<PhoneRefusal> = {
  'phone-flips-so': ({ seat, on }) => ({
    message:
      seat === null
        ? [`That is so for all players already: ${on ? 'on' : 'off'}`]
        : [{ seat }, on ? ' flips on the phone already' : ' does not flip on the phone'],
    remedy: ['Nothing needs to be done']
  })
}

export const phonesWords = { describe, explain } satisfies SliceWords<Game>
