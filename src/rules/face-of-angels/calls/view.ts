import { callsSeatPart, type CallsSeatPart } from '../../core/calls/view'
import type { SeatId } from '../../core/seat'
import type { State } from '../state'
import type { CardId } from '../vocabulary'
import { callKinds } from './kinds'
import type { CalledFor } from './model'

export interface OwnCallPart extends CallsSeatPart<CalledFor> {
  /** Real cards that a called player may name: those that lie nowhere face up. Absent where none are named. */
  readonly nameable?: readonly CardId[]
}

export function ownCallPart(state: State, seat: SeatId, nameable: (state: State) => readonly CardId[]): OwnCallPart {
  const part = callsSeatPart(callKinds, state, seat)
  return part.call?.what === 'turn' && state.cards === 'physical' ? { ...part, nameable: nameable(state) } : part
}
