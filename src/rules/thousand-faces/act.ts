import type { Act as ActOf } from '../core/slice'
import type { Event, State } from './types'

export { begin, happen } from '../core/slice'

/** An act on this board. */
export type Act = ActOf<State, Event>
