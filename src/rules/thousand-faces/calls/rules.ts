import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import {
  type Reducers,
  type Checker,
  type Deciders,
  type Followers,
  happen,
  type SeatMay,
  type Settler,
  type SliceRules
} from '../../core/slice'
import { callFlip } from '../flip/steps'
import { brokenLaws } from '../invariants'
import { useMove } from '../moves/use'
import { flipsOnPhone } from '../phones/view'
import { findSheet } from '../sheets'
import type { Act, Game, Refusal, State } from '../state'
import type { Attribute } from '../vocabulary'
import {
  askOf,
  callOf,
  flipOf,
  mayHelp,
  dropMercy,
  requestMercy,
  withMercies,
  isRound,
  runCalledRound,
  withoutLateRounds,
  withoutRounds,
  putAsideBy,
  withoutSetback,
  withoutSetbacks,
  withSetback
} from './steps'
import type { Call, CallCommand, CalledAsk, CallEvent, CallRequest } from './model'

/** The GM calls and the player flips: rules HA2–HA6. */
const decide: Deciders<Game, CallCommand> = {
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
  'answer-call'(act, { seat, call: id, attribute }, luck) {
    const call = callOf(act.state, seat)
    if (call?.id !== id) return refuse({ because: 'call-gone', seat })
    return made(happen(act, { type: 'call-ended', seat, call: id, how: 'answered' }), call.ask, luck, attribute)
  },
  'help-call': helpCall,
  'request-call'(act, { type: _, ...request }) {
    const unfit = whyNotAsked(act, request)
    return unfit ? refuse(unfit) : ok(happen(act, { type: 'call-requested', request }))
  },
  'drop-request': (act, { seat }, _luck, actor) =>
    requestsOf(act.state).some(each => each.seat === seat)
      ? ok(happen(act, { type: 'request-dropped', seat, ...putAsideBy(actor) }))
      : refuse({ because: 'request-gone', seat }),
  'request-mercy': requestMercy,
  'drop-mercy': dropMercy
}

/** @param attribute the player's choice in a round of the Pursuit, instead of the called attribute (HA22) */
function made(act: Act, ask: CalledAsk, luck: Luck, attribute?: Attribute): Result<Act, Refusal> {
  if (isRound(ask)) return runCalledRound(act, ask, luck, attribute)
  return ask.type === 'flip' ? callFlip(act, ask, luck) : useMove(act, ask, luck)
}

/** Refusals that pass with time do not prevent a call: the press is judged again. */
const passing: ReadonlySet<Refusal['because']> = new Set(['something-pending', 'flip-in-progress', 'must-shuffle'])

/** HA2: a flip that would be refused is not called. The check flips with a throwaway luck and drops the result. */
function whyNotCalled(act: Act, ask: CalledAsk): Refusal | null {
  const { seat } = ask
  const away = whyNoPhone(act, seat)
  if (away) return away
  const flips = isRound(ask) || flipOf(act.state, ask) !== null
  return flips ? whyNotMade(act, ask) : { because: 'nothing-to-flip', seat }
}

/** HA15: why a request is refused. As for a call; a move without a flip must be usable. */
function whyNotAsked(act: Act, request: CallRequest): Refusal | null {
  const { seat, attribute } = request
  return attribute === null
    ? (whyNoPhone(act, seat) ?? whyNotMade(act, askOf(request)))
    : whyNotCalled(act, askOf(request))
}

function whyNoPhone({ state }: Act, seat: SeatId): Refusal | null {
  if (!findSheet(state, seat)) return { because: 'no-such-seat', seat }
  return flipsOnPhone(state, seat) ? null : { because: 'phone-flips-off', seat }
}

function whyNotMade(act: Act, ask: CalledAsk): Refusal | null {
  const tried = made(act, ask, { below: () => 0 })
  return tried.ok || passing.has(tried.error.because) ? null : tried.error
}

/** HA3, HA12, HA15: only the player of the seat. */
const seatMay: SeatMay<Game, CallCommand> = {
  'answer-call': ofOwnPhone,
  'help-call': ofOwnPhone,
  'request-call': ofOwnPhone,
  'drop-request': ofOwnPhone,
  'request-mercy': ofOwnPhone,
  'drop-mercy': ofOwnPhone
}

function ofOwnPhone(state: State, command: { readonly seat: SeatId }, seat: SeatId): boolean {
  return command.seat === seat && flipsOnPhone(state, seat)
}

const apply: Reducers<Game, CallEvent> = {
  'flip-asked': (state, { seat, call }) => {
    const { calls } = settled(isRound(call.ask) ? withoutRounds(state) : state, seat)
    return { ...state, calls: { ...calls, made: Math.max(calls.made, call.id), open: [...calls.open, call] } }
  },
  'call-ended': (state, { seat, how }) =>
    how === 'recalled' ? withSetback(without(state, seat), { seat, what: 'taken-back' }) : without(state, seat),
  'call-helped': (state, { seat, call: id, helps }) => ({
    ...state,
    calls: { ...state.calls, open: state.calls.open.map(call => (call.id === id ? helped(call, seat, helps) : call)) }
  }),
  'call-requested': (state, { request }) =>
    withRequests(withoutSetback(state, request.seat), [...requestsOf(withoutRequest(state, request.seat)), request]),
  'request-dropped': (state, { seat, by }) => putAside(withoutRequest(state, seat), seat, by),
  'mercy-requested': (state, { request }) =>
    withMercies(withoutSetback(state, request.seat), ({ seat }) => seat !== request.seat, request),
  'mercy-dropped'(state, { seat: gone, by }) {
    const others = withMercies(state, ({ seat }) => seat !== gone)
    return putAside(others, gone, by)
  }
}

function putAside(state: State, seat: SeatId, by: 'gm' | undefined): State {
  return by === 'gm' ? withSetback(state, { seat, what: 'put-aside' }) : state
}

function helped(call: Call, seat: SeatId, helps: boolean): Call {
  if (isRound(call.ask)) return call
  const others = call.ask.supporters.filter(each => each !== seat)
  return { ...call, ask: { ...call.ask, supporters: helps ? [...others, seat] : others } }
}

/** HA4: a flip by the player or the GM ends the call of that player. HA1: switching the phone off ends the call too. */
const follow: Followers<Game> = {
  'flip-called': (state, { seat }) => settled(state, seat),
  // A request for a move without a flip ends with the use of the move. With a flip, it ends at the flip.
  'move-used': (state, { seat, outcome }) =>
    withoutRequest(withoutSetback(state, seat), seat, ({ move }) => move === outcome.move),
  // HA22: only one round runs at a time, so each new round ends the older calls.
  'round-began': withoutRounds,
  'round-called': withoutRounds,
  'forgotten-thing-done': (state, { seat: done }) =>
    withMercies(withoutSetback(state, done), ({ seat }) => seat !== done),
  'phone-flips-set': before => {
    const isOn = (seat: SeatId): boolean => flipsOnPhone(before, seat)
    const state = withMercies(
      withoutSetbacks(before, ({ seat }) => isOn(seat)),
      ({ seat }) => isOn(seat)
    )
    const kept = requestsOf(state).filter(({ seat }) => isOn(seat))
    const called = keeping(state, isOn)
    return kept.length === requestsOf(state).length ? called : withRequests(called, kept)
  }
}

function requestsOf({ calls }: State): readonly CallRequest[] {
  return calls.requests ?? []
}

/** Ends the player's call, request and setback: the player flips, or is called anew. */
function settled(state: State, seat: SeatId): State {
  return withoutSetback(withoutRequest(without(state, seat), seat), seat)
}

function withoutRequest(state: State, gone: SeatId, isMeant: (request: CallRequest) => boolean = () => true): State {
  const kept = requestsOf(state).filter(each => each.seat !== gone || !isMeant(each))
  return kept.length === requestsOf(state).length ? state : withRequests(state, kept)
}

/** An empty list is stored as an absent field, as in campaigns older than requests. */
function withRequests(state: State, requests: readonly CallRequest[]): State {
  const { requests: _, ...calls } = state.calls
  return { ...state, calls: requests.length === 0 ? calls : { ...calls, requests } }
}

function without(state: State, gone: SeatId): State {
  return keeping(state, seat => seat !== gone)
}

function keeping(state: State, stays: (seat: SeatId) => boolean): State {
  const { open } = state.calls
  const kept = open.filter(({ ask }) => stays(ask.seat))
  return kept.length === open.length ? state : { ...state, calls: { ...state.calls, open: kept } }
}

const settle: Settler<Game> = withoutLateRounds

const check: Checker<Game> = state => {
  const asked = state.calls.open.map(({ ask }) => ask)
  return brokenLaws([
    ['HA2: one call for each seat', new Set(asked.map(({ seat }) => seat)).size === asked.length],
    ['HA22: one call for a round', asked.filter(isRound).length <= 1],
    ['HA1: only a phone that is switched on is called', asked.every(({ seat }) => flipsOnPhone(state, seat))]
  ])
}

export const callsRules = { decide, seatMay, apply, follow, settle, check } satisfies SliceRules<Game>

/** HA12: adds a helper's card to a called flip, or withdraws it, until the press. */
function helpCall(
  act: Act,
  { seat, call: id, helps }: Extract<CallCommand, { type: 'help-call' }>
): Result<Act, Refusal> {
  const call = act.state.calls.open.find(each => each.id === id)
  if (!flipsOnPhone(act.state, seat)) return refuse({ because: 'phone-flips-off', seat })
  if (!call || isRound(call.ask)) return refuse({ because: 'no-call-to-help', seat })
  if (call.ask.supporters.includes(seat) === helps) return refuse({ because: 'helps-so', seat, helps })
  if (helps && !mayHelp(act.state, seat, call)) return refuse({ because: 'no-call-to-help', seat })
  return ok(happen(act, { type: 'call-helped', seat, lead: call.ask.seat, call: id, helps }))
}
