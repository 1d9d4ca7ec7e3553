import { type CallsGmPart, type CallsSeatPart, callsViewOf } from '../../core/calls/view'
import type { SeatId } from '../../core/seat'
import type { SliceView } from '../../core/slice'
import { nameableCards } from '../deck/hands'
import type { Game, State } from '../state'
import type { CardId } from '../vocabulary'
import { callKinds } from './kinds'
import type { CalledFor } from './model'

const { gm, seat: called } = callsViewOf<CalledFor, State>(callKinds, ({ seats }) => seats)

interface OwnCallPart extends CallsSeatPart<CalledFor> {
  /** Real cards that a called player may name: all that are not face up. Absent when the call names no card. */
  readonly nameable?: readonly CardId[]
}

export const callsView = {
  gm,
  seat(state: State, seat: SeatId): OwnCallPart {
    const part = called(state, seat)
    return part.call?.what === 'turn' && state.cards === 'physical' ? { ...part, nameable: nameableCards(state) } : part
  }
} satisfies SliceView<Game>

declare module '../view' {
  interface GmView extends CallsGmPart<CalledFor> {}
  interface SeatView extends OwnCallPart {}
}
