import type { CommandOf, EventOf, FieldsAt, Model, RefusalOf } from './model'
import type { Result } from './result'
import type { Seat } from './seat'
import type { ActOf, GameTypes, Tagged } from './slice'

/** The types of a part of the campaign with rules of its own: inferred from its models, like those of a game. */
export interface PartOf<Any extends Model, State = FieldsAt<Any, 'state'>> {
  readonly State: State
  readonly Command: CommandOf<Any>
  readonly Event: EventOf<Any>
  readonly Refusal: RefusalOf<Any>
}

/** The facts of the campaign that a part receives. */
export interface PartContext {
  /** The id of the coming entry, from which new objects take their ids. */
  readonly next: number
  /** The seats, including retired ones. */
  readonly seats: readonly Seat[]
  /** The number of sessions that have begun. */
  readonly session: number
}

/** The result of a command: the act after it, or a refusal. */
export type PartDecision<Part extends GameTypes> = Result<
  ActOf<Part>,
  Part['Refusal'] | { readonly because: 'no-such-seat' }
>

/** For each command: adds its events to the act, or refuses. The actor is always the Game Master (CA6). */
export type PartDeciders<Part extends GameTypes, Command extends Tagged = Part['Command']> = {
  readonly [Type in Command['type']]: (
    act: ActOf<Part>,
    command: Extract<Command, { type: Type }>,
    context: PartContext
  ) => PartDecision<Part>
}
