import { type CallsGmPart, type CallsSeatPart, callsViewOf } from '../../core/calls/view'
import type { SliceView } from '../../core/slice'
import type { Game, State } from '../state'
import { callingOf, seatsOf } from './calling'
import { callKinds } from './kinds'
import type { CalledFor } from './model'

export const callsView = callsViewOf<CalledFor, State>(callKinds, seatsOf, callingOf) satisfies SliceView<Game>

declare module '../view' {
  interface GmView extends CallsGmPart<CalledFor> {}
  interface SeatView extends CallsSeatPart<CalledFor> {}
}
