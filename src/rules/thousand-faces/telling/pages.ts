import type { PageTurn } from '../../core/system'
import type { State } from '../state'
import type { Telling } from './model'

/** Neither the blow before nor the chapter is news any more, and no character stands before a seller. */
export const quiet = { taken: null, chapter: false, shop: false }

/** TB2: after a new scene, or the beginning or end of a session, the table shows nothing older. */
export function turnPage(state: State, page: PageTurn): State {
  const cleared = withTelling(nextPage(state), { made: null })
  if (page === 'session-began') return withTelling(cleared, { over: false, grown: [], flipXpTo: null })
  if (page === 'session-ended') return withTelling(cleared, { over: true })
  return page === 'session-continued' ? withTelling(cleared, { over: false }) : cleared
}

/**
 * TB2, HA23: another scene, chapter, day, tutorial scene or session begins or ends. What follows a flip before it is not
 * due any more. Only a flip that waits for a choice stays.
 */
export function nextPage(state: State): State {
  const page = state.flips.count - (isFlipOpen(state) ? 1 : 0)
  return withTelling(state, { past: { flip: page, roll: rollNow(state) }, page, ...quiet })
}

/** Real cards can also be named for a recovery or a number, which no flip waits for. */
function isFlipOpen({ pending }: State): boolean {
  return pending !== null && (pending.kind !== 'name-cards' || pending.naming.for === 'flip')
}

/** The flip and the dice before are past. */
export function nextExchange(state: State): State {
  return withTelling(state, { past: { flip: state.flips.count, roll: rollNow(state) }, ...quiet })
}

export function rollNow({ dice }: State): number {
  return dice?.serial ?? 0
}

export function withTelling(state: State, change: Partial<Telling>): State {
  return { ...state, telling: { ...state.telling, ...change } }
}
