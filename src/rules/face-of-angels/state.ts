import type { GameOf } from '../core/game-models'
import type { Result } from '../core/result'
import type { ActOf } from '../core/slice'

/** Each slice adds its model here by declaration merging. */
export interface Models {}

/** The types of The Face of Angels, against which its slices are checked. */
export type Game = GameOf<Models>

/** The whole state of a board, with every hand: `view` selects what a screen may know. */
export type State = Game['State']
export type Command = Game['Command']
export type Event = Game['Event']
export type Refusal = Game['Refusal']

export type Act = ActOf<Game>
/** The result of a command: the act after it, or the refusal. */
export type Decision = Result<Act, Refusal>
/** One kind of command. */
export type CommandNamed<Type extends Command['type']> = Extract<Command, { type: Type }>
