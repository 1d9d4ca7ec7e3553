import type { CommandOf, EventOf, FieldsAt, Model, RefusalOf } from './model'
import type { Result } from './result'
import type { Seat } from './seat'
import type { ActOf, GameTypes, Tagged } from './slice'

/** The types of a slice of the campaign that belongs to no game. They are inferred from its models, like those of a game. */
export interface SliceTypes<Any extends Model, State = FieldsAt<Any, 'state'>> {
  readonly State: State
  readonly Command: CommandOf<Any>
  readonly Event: EventOf<Any>
  readonly Refusal: RefusalOf<Any>
}

/** The facts of the campaign that such a slice receives. */
export interface SliceContext {
  /** The id of the coming entry, from which new objects take their ids. */
  readonly next: number
  /** The seats, including retired ones. */
  readonly seats: readonly Seat[]
  /** The number of sessions that have begun. */
  readonly session: number
}

/** The result of a command: the act after it, or a refusal. */
export type SliceDecision<Slice extends GameTypes> = Result<
  ActOf<Slice>,
  Slice['Refusal'] | { readonly because: 'no-such-seat' }
>

/** For each command: adds its events to the act, or refuses. The actor is always the Game Master (CA6). */
export type SliceDeciders<Slice extends GameTypes, Command extends Tagged = Slice['Command']> = {
  readonly [Type in Command['type']]: (
    act: ActOf<Slice>,
    command: Extract<Command, { type: Type }>,
    context: SliceContext
  ) => SliceDecision<Slice>
}
