import type { GameOf } from '../core/game-models'
import type { Result } from '../core/result'
import type { ActOf } from '../core/slice'

/** The model of each slice, which adds it here. */
export interface Models {}

/** The types of The Face of Angels, against which its slices are checked. */
export type Game = GameOf<Models>

/** Everything that a board keeps. Holds every hand: what a screen may know is said by `view`. */
export type State = Game['State']
export type Command = Game['Command']
export type Event = Game['Event']
export type Refusal = Game['Refusal']

export type Act = ActOf<Game>
/** What a command comes to: the act after it, or why not. */
export type Judgement = Result<Act, Refusal>
/** One kind of command. */
export type CommandNamed<Type extends Command['type']> = Extract<Command, { type: Type }>
