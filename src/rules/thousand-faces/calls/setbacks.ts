import type { Actor, SeatId } from '../../core/seat'
import type { State } from '../state'
import type { Setback } from './model'

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
