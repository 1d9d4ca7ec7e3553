import type { Actor, SeatId } from '../../core/seat'
import type { State, Act, Refusal, Command } from '../state'
import type { Setback, CalledAsk, RoundAsk, Call, CallRequest, CallCommand, MercyRequest } from './model'
import type { Luck } from '../../core/luck'
import { refuse, type Result, ok } from '../../core/result'
import { pursuitOf, runRound } from '../minigames/chase'
import { chaseWinner } from '../minigames/pursuit-suit'
import type { Attribute } from '../vocabulary'
import { whyOutOfPlay } from '../flip/queries'
import type { Flip } from '../flip/model'
import type { UseMove } from '../moves/model'
import { flipOfMove } from '../moves/use'
import { usedMove } from '../moves/used-move'
import { flipsOnPhone } from '../phones/view'
import { findSheet, sheetOf } from '../sheets'
import { happen } from '../../core/slice'
import { mercyPrice } from '../experience/prices'

/** The call or request of this player that the GM ended last, or null. */
export function setbackOf({ calls }: State, seat: SeatId): Setback['what'] | null {
  return calls.setbacks?.find(each => each.seat === seat)?.what ?? null
}

/** Stores the setback for the player's phone: its pages may be reloaded (HA4, HA15, HA20). */
export function withSetback(state: State, setback: Setback): State {
  const others = withoutSetbacks(state, ({ seat }) => seat !== setback.seat)
  return { ...others, calls: { ...others.calls, setbacks: [...(others.calls.setbacks ?? []), setback] } }
}

/** Removes the player's setback after a later act of that player. */
export function withoutSetback(state: State, gone: SeatId): State {
  return withoutSetbacks(state, ({ seat }) => seat !== gone)
}

/** An empty list is stored as an absent field, as in campaigns older than setbacks. */
export function withoutSetbacks(state: State, keeps: (setback: Setback) => boolean): State {
  const { setbacks: before = [], ...calls } = state.calls
  const setbacks = before.filter(keeps)
  if (setbacks.length === before.length) return state
  return { ...state, calls: setbacks.length === 0 ? calls : { ...calls, setbacks } }
}

/** The part of an event that records who put a request aside. */
export function putAsideBy(actor: Actor): { readonly by?: 'gm' } {
  return actor.kind === 'gm' ? { by: 'gm' } : {}
}

/**
 * HA22: runs the round as the GM would.
 * @param attribute the player's choice instead of the called attribute; absent for the rabbit
 * @returns a refusal in every case in which `run-round` is refused (V1)
 */
export function runCalledRound(act: Act, ask: RoundAsk, luck: Luck, attribute?: Attribute): Result<Act, Refusal> {
  const { seat, advantages } = ask
  const chase = pursuitOf(act.state)
  const brought = attribute ?? ask.attribute
  if (!chase || chase.rabbit === seat) return runRound(act, { type: 'run-round', helper: null, advantages }, luck)
  // Without a helper the rabbit would flip, but the rabbit was not called.
  if (brought === null) return refuse({ because: 'needs-helper', round: chase.rounds.length + 1 })
  return runRound(act, { type: 'run-round', helper: { seat, attribute: brought }, advantages }, luck)
}

export function isRound(ask: CalledAsk): ask is RoundAsk {
  return ask.type === 'run-round'
}

/** HA22: drops every call for a round once the Pursuit is over or decided. */
export function withoutLateRounds(state: State): State {
  return hasRoundToCome(state) ? state : withoutRounds(state)
}

/** Drops the calls for a round of the Pursuit, and reports that to the called players. */
export function withoutRounds(state: State): State {
  const called = state.calls.open.filter(({ ask }) => isRound(ask))
  if (called.length === 0) return state
  const open = state.calls.open.filter(({ ask }) => !isRound(ask))
  const before: State = { ...state, calls: { ...state.calls, open } }
  return called.reduce((on, { ask: { seat } }) => withSetback(on, { seat, what: 'taken-back' }), before)
}

function hasRoundToCome(state: State): boolean {
  const chase = pursuitOf(state)
  return chase !== null && chase.rounds.length < 5 && chaseWinner(chase.rounds.map(({ won }) => won)) === null
}

/** The call that waits for this player's press, or null. */
export function callOf({ calls }: State, seat: SeatId): Call | null {
  return calls.open.find(({ ask }) => ask.seat === seat) ?? null
}

/** The flip of a call at present; null for a move without a flip. */
export function flipOf(state: State, ask: Exclude<CalledAsk, RoundAsk>): Flip | null {
  return ask.type === 'flip' ? ask : flipOfMove(state, ask)
}

/** Acts that name their subject: their rules judge them, whatever has changed on the screen meanwhile. */
const judgedAlone: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'answer-call',
  'help-call', // HA4, HA12
  'request-call',
  'drop-request', // HA15
  'write-touchstone',
  'circle-touchstone',
  'take-move',
  'put-back-move',
  'pack-up',
  'choose-received',
  'choose-item' // HA16: all make characters at once
])

/** Whether an act is judged without its snapshot, however old the snapshot behind the press is (HA4, HA16). */
export function fitsAnySnapshot(command: Command): boolean {
  return judgedAlone.has(command.type) || (command.type === 'recall-flip' && command.call !== undefined)
}

/** The call that answers a request, without the options that only the table can grant. */
export function askOf({ seat, move, attribute, item }: CallRequest): UseMove {
  return usedMove(seat, move, attribute, item)
}

/** HA12: whether that player could help with a call. They are in the scene, able to flip, and neither the lead nor the opponent. A round of the Pursuit is run alone (HA22). */
export function mayHelp(state: State, seat: SeatId, { ask }: Call): boolean {
  const sheet = findSheet(state, seat)
  if (!sheet || sheet.character.elsewhere || !flipsOnPhone(state, seat)) return false
  if (isRound(ask)) return false
  return ask.seat !== seat && ask.versus !== seat && whyOutOfPlay(state, seat) === null
}

/** HA20: asks the GM for something that the player forgot. A new request replaces the player's old one. */
export function requestMercy(
  act: Act,
  { seat, what }: Extract<CallCommand, { type: 'request-mercy' }>
): Result<Act, Refusal> {
  const { xp } = sheetOf(act.state, seat)
  if (!flipsOnPhone(act.state, seat)) return refuse({ because: 'phone-flips-off', seat })
  if (what.trim() === '') return refuse({ because: 'empty-words' })
  if (xp < mercyPrice) return refuse({ because: 'not-enough-xp', seat, needs: mercyPrice, has: xp })
  return ok(happen(act, { type: 'mercy-requested', request: { seat, what: what.trim() } }))
}

/** The player withdraws the request, or the GM does not grant it. */
export function dropMercy(
  act: Act,
  { seat }: Extract<CallCommand, { type: 'drop-mercy' }>,
  _luck: Luck,
  actor: Actor
): Result<Act, Refusal> {
  return mercyOf(act.state, seat)
    ? ok(happen(act, { type: 'mercy-dropped', seat, ...putAsideBy(actor) }))
    : refuse({ because: 'request-gone', seat })
}

/** The Mercy Flashback that this player asks for, or null. */
export function mercyOf({ calls }: Pick<State, 'calls'>, seat: SeatId): MercyRequest | null {
  return calls.mercies?.find(each => each.seat === seat) ?? null
}

/** Keeps the matching requests. An empty list is stored as an absent field. */
export function withMercies(state: State, keeps: (request: MercyRequest) => boolean, more?: MercyRequest): State {
  const { mercies: before = [], ...calls } = state.calls
  const mercies = [...before.filter(keeps), ...(more ? [more] : [])]
  if (!more && mercies.length === before.length) return state
  return { ...state, calls: mercies.length === 0 ? calls : { ...calls, mercies } }
}
