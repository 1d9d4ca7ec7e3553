import type { Actor, SeatId } from '../../core/seat'
import type { State } from '../state'
import type { Setback } from './model'

/** What the GM ended last of what that player waited for, or null. */
export function setbackOf({ calls }: State, seat: SeatId): Setback['what'] | null {
  return calls.setbacks?.find(each => each.seat === seat)?.what ?? null
}

/** The same with that told to the player's phone, whose pages may be reloaded (HA4, HA15, HA20). */
export function withSetback(state: State, setback: Setback): State {
  const others = withoutSetbacks(state, ({ seat }) => seat !== setback.seat)
  return { ...others, calls: { ...others.calls, setbacks: [...(others.calls.setbacks ?? []), setback] } }
}

/** The same without what that player was told: something of theirs has happened since. */
export function withoutSetback(state: State, gone: SeatId): State {
  return withoutSetbacks(state, ({ seat }) => seat !== gone)
}

/** None at all is said by absence, as in campaigns that are older than setbacks. */
export function withoutSetbacks(state: State, keeps: (setback: Setback) => boolean): State {
  const { setbacks: before = [], ...calls } = state.calls
  const setbacks = before.filter(keeps)
  if (setbacks.length === before.length) return state
  return { ...state, calls: setbacks.length === 0 ? calls : { ...calls, setbacks } }
}

/** What an event says of who put something aside. */
export function putAsideBy(actor: Actor): { readonly by?: 'gm' } {
  return actor.kind === 'gm' ? { by: 'gm' } : {}
}
