import { apply } from './apply'
import type { Event, State } from './types'

/** An act while it is being thought out: what has happened in it so far, and the board that it has led to. */
export interface Act {
  readonly state: State
  readonly events: readonly Event[]
}

/** Nothing has happened yet. */
export function begin(state: State): Act {
  return { state, events: [] }
}

/** And then this happened. */
export function happen(act: Act, event: Event): Act {
  return { state: apply(act.state, event), events: [...act.events, event] }
}
