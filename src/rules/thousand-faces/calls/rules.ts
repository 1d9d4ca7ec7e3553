import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { type Applying, type Checking, type Deciding, type Following, happen, type SeatMay, type SliceRules } from '../../core/slice' // prettier-ignore
import { callFlip } from '../flip/steps'
import { broken } from '../invariants'
import { useMove } from '../moves/use'
import { flipsOnPhone } from '../phones/phone-flips'
import { findSheet } from '../sheets'
import type { Act, Game, Refusal, State } from '../state'
import { callOf, flipOf } from './called'
import type { CallCommand, CalledAsk, CallEvent } from './model'

/** The GM calls, the player flips: rules HA2–HA6. */
const decide: Deciding<Game, CallCommand> = {
  'call-flip'(act, { ask, why }) {
    const unfit = whyNotCalled(act, ask)
    if (unfit) return refuse(unfit)
    const call = { id: act.state.calls.made + 1, ask, why: why.trim() }
    return ok(happen(act, { type: 'flip-asked', seat: ask.seat, call }))
  },
  'recall-flip'(act, { seat, call: id }) {
    const call = callOf(act.state, seat)
    if (!call || (id !== undefined && id !== call.id)) return refuse({ because: 'call-gone', seat })
    return ok(happen(act, { type: 'call-ended', seat, call: call.id, how: 'recalled' }))
  },
  'answer-call'(act, { seat, call: id }, luck) {
    const call = callOf(act.state, seat)
    if (call?.id !== id) return refuse({ because: 'call-gone', seat })
    return made(happen(act, { type: 'call-ended', seat, call: id, how: 'answered' }), call.ask, luck)
  }
}

function made(act: Act, ask: CalledAsk, luck: Luck): Result<Act, Refusal> {
  return ask.type === 'flip' ? callFlip(act, ask, luck) : useMove(act, ask, luck)
}

/** What only waits for something else is no reason against a call: it is judged again when it is pressed. */
const passing: ReadonlySet<Refusal['because']> = new Set(['something-pending', 'flip-in-progress', 'must-shuffle'])

/** HA2: what could not be flipped is not called. Tried with a luck of no consequence: nothing of it stays. */
function whyNotCalled(act: Act, ask: CalledAsk): Refusal | null {
  const { seat } = ask
  if (!findSheet(act.state, seat)) return { because: 'no-such-seat', seat }
  if (!flipsOnPhone(act.state, seat)) return { because: 'phone-flips-off', seat }
  if (flipOf(act.state, ask) === null) return { because: 'nothing-to-flip', seat }
  const tried = made(act, ask, { below: () => 0 })
  return tried.ok || passing.has(tried.error.because) ? null : tried.error
}

/** HA3: the player who was called, and nobody else. */
const seatMay: SeatMay<Game, CallCommand> = {
  'answer-call': (state, command, seat) => command.seat === seat && flipsOnPhone(state, seat)
}

const apply: Applying<Game, CallEvent> = {
  'flip-asked': (state, { seat, call }) => {
    const { open } = without(state, seat).calls
    return { ...state, calls: { made: Math.max(state.calls.made, call.id), open: [...open, call] } }
  },
  'call-ended': (state, { seat }) => without(state, seat)
}

/** HA4: whoever has flipped is not waited for any more, whoever did it for them; HA1: nor is anybody whose phone was switched off. */
const follow: Following<Game> = {
  'flip-called': (state, { seat }) => without(state, seat),
  'phone-flips-set': state => keeping(state, seat => flipsOnPhone(state, seat))
}

function without(state: State, gone: SeatId): State {
  return keeping(state, seat => seat !== gone)
}

function keeping(state: State, stays: (seat: SeatId) => boolean): State {
  const { made: count, open } = state.calls
  const kept = open.filter(({ ask }) => stays(ask.seat))
  return kept.length === open.length ? state : { ...state, calls: { made: count, open: kept } }
}

const check: Checking<Game> = state =>
  broken([
    ['HA2: one call for each seat', new Set(state.calls.open.map(({ ask }) => ask.seat)).size === state.calls.open.length],
    ['HA1: only a phone that is switched on is called', state.calls.open.every(({ ask }) => flipsOnPhone(state, ask.seat))]
  ]) // prettier-ignore

export const callsRules = { decide, seatMay, apply, follow, check } satisfies SliceRules<Game>
