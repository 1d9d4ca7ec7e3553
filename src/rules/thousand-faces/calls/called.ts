import type { SeatId } from '../../core/seat'
import type { Flip } from '../flip/model'
import { flipOfMove } from '../moves/move-flip'
import type { Command, State } from '../state'
import type { Call, CalledAsk } from './model'

/** The flip that waits for that player's press, or null. */
export function callOf({ calls }: State, seat: SeatId): Call | null {
  return calls.open.find(({ ask }) => ask.seat === seat) ?? null
}

/** What would be flipped as things are now; null where the move has no flip. */
export function flipOf(state: State, ask: CalledAsk): Flip | null {
  return ask.type === 'flip' ? ask : flipOfMove(state, ask)
}

/** A press that names its call is judged by that call, whatever else has changed on the screen meanwhile (HA4). */
export function namesCall(command: Command): boolean {
  return command.type === 'answer-call' || (command.type === 'recall-flip' && command.call !== undefined)
}
