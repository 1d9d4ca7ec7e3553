import { refuse } from '../../core/refusal'
import { ok } from '../../core/result'
import { type Applying, type Deciding, happen, type SliceRules } from '../../core/slice'
import type { Game } from '../state'
import { flipsOnPhone } from './phone-flips'
import type { PhoneCommand, PhoneEvent } from './model'

const decide: Deciding<Game, PhoneCommand> = {
  'set-phone-flips'(act, { seat, on }) {
    const { phoneFlips } = act.state
    const isSo = seat === null ? phoneFlips.everybody === on && phoneFlips.except.length === 0 : flipsOnPhone(act.state, seat) === on // prettier-ignore
    if (isSo) return refuse({ because: 'phone-flips-so', seat, on })
    return ok(happen(act, { type: 'phone-flips-set', seat, on }))
  }
}

/** HA1: a word for everybody ends what was said of single seats. */
const apply: Applying<Game, PhoneEvent> = {
  'phone-flips-set'(state, { seat, on }) {
    if (seat === null) return { ...state, phoneFlips: { everybody: on, except: [] } }
    const { everybody, except } = state.phoneFlips
    const others = except.filter(each => each !== seat)
    return { ...state, phoneFlips: { everybody, except: on === everybody ? others : [...others, seat] } }
  }
}

export const phonesRules = { decide, apply } satisfies SliceRules<Game>
