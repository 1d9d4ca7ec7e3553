import type { Luck } from '../../core/luck'
import type { Actor, SeatId } from '../../core/seat'
import { ok, refuse, type Result } from '../../core/result'
import { happen } from '../../core/slice'
import { mercyPrice } from '../experience/prices'
import { flipsOnPhone } from '../phones/phone-flips'
import { sheetOf } from '../sheets'
import type { Act, Refusal, State } from '../state'
import type { CallCommand, MercyRequest } from './model'
import { putAsideBy } from './setbacks'

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
