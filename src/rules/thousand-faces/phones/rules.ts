import { isSaidAlready, withPhone } from '../../core/calls/phones'
import { ok, refuse } from '../../core/result'
import { type Reducers, type Deciders, happen, type SliceRules } from '../../core/slice'
import type { Game } from '../state'
import type { PhoneCommand, PhoneEvent } from './model'

const decide: Deciders<Game, PhoneCommand> = {
  'set-phone-flips'(act, { seat, on }) {
    if (isSaidAlready(act.state.phoneFlips, seat, on)) return refuse({ because: 'phone-flips-so', seat, on })
    return ok(happen(act, { type: 'phone-flips-set', seat, on }))
  }
}

/** HA1. */
const apply: Reducers<Game, PhoneEvent> = {
  'phone-flips-set': (state, { seat, on }) => ({ ...state, phoneFlips: withPhone(state.phoneFlips, seat, on) })
}

export const phonesRules = { decide, apply } satisfies SliceRules<Game>
