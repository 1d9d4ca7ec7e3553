import type { CommandOf, EventOf, FieldsAt, Model, RefusalOf } from './model'
import type { Result } from './result'
import type { Seat } from './seat'
import type { ActOf, GameTypes, Tagged } from './slice'

/** The types of a part of the campaign that has rules of its own: as of a game, from its models. */
export interface PartOf<Any extends Model, State = FieldsAt<Any, 'state'>> {
  readonly State: State
  readonly Command: CommandOf<Any>
  readonly Event: EventOf<Any>
  readonly Refusal: RefusalOf<Any>
}

/** What a part is told of the campaign that it is kept in. */
export interface PartContext {
  /** The number that the entry will have: whatever is written down in it is named after it. */
  readonly next: number
  /** The seats, retired ones included. */
  readonly seats: readonly Seat[]
  /** How many sessions have begun. */
  readonly session: number
}

/** What a command comes to: the act after it, or why not. */
export type PartDecision<Part extends GameTypes> = Result<
  ActOf<Part>,
  Part['Refusal'] | { readonly because: 'no-such-seat' }
>

/** For each command: adds its events to the act, or refuses. Whoever asks is the Game Master (CA6). */
export type PartDeciders<Part extends GameTypes, Command extends Tagged = Part['Command']> = {
  readonly [Type in Command['type']]: (
    act: ActOf<Part>,
    command: Extract<Command, { type: Type }>,
    context: PartContext
  ) => PartDecision<Part>
}
