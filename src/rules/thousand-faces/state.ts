import type { CommandOf, EventOf, FieldsAt, RefusalOf } from '../core/model'
import type { SeatId } from '../core/seat'
import type { ActOf } from '../core/slice'

/** Each slice adds its model here by declaration merging. */
export interface Models {}
type AnyModel = Models[keyof Models]

/** Every command of the game. */
export type Command = CommandOf<AnyModel>

/** Every event of the game. */
export type Event = EventOf<AnyModel>

/** Every refusal of the rules. */
export type Refusal = RefusalOf<AnyModel>

/** All data of one player. */
export interface Sheet extends FieldsAt<AnyModel, 'sheet'> {
  readonly seat: SeatId
  /** The player has left the table: the data stay, and do not count until a return (CA19). */
  readonly retired: boolean
}

/** The whole board. */
export interface State extends FieldsAt<AnyModel, 'state'> {
  /** In the order in which the seats were added. */
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
