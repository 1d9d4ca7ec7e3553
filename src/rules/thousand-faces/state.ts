import type { CommandOf, EventOf, FieldsAt, RefusalOf } from '../core/model'
import type { SeatId } from '../core/seat'
import type { ActOf } from '../core/slice'

/** The model of each slice, which adds it here. */
export interface Models {}
type AnyModel = Models[keyof Models]

/** Everything that can be asked. */
export type Command = CommandOf<AnyModel>

/** Everything that can happen. */
export type Event = EventOf<AnyModel>

/** Every way a rule says no. */
export type Refusal = RefusalOf<AnyModel>

/** Everything one player has. */
export interface Sheet extends FieldsAt<AnyModel, 'sheet'> {
  readonly seat: SeatId
  /** Has left the table: keeps everything, and is not counted until they come back (CA19). */
  readonly retired: boolean
}

/** The whole board. */
export interface State extends FieldsAt<AnyModel, 'state'> {
  /** In the order in which chairs were drawn up. */
  readonly sheets: readonly Sheet[]
}

/** The types of this game, for the tables of `core/slice.ts`. */
export interface Game {
  readonly State: State
  readonly Command: Command
  readonly Event: Event
  readonly Refusal: Refusal
}

export type Act = ActOf<Game>
