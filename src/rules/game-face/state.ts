import { composeModels, type GameOf } from '../core/game-models'
import type { Result } from '../core/result'
import type { ActOf } from '../core/slice'
import { callsModel } from './calls/model'
import { contestantsModel, settings } from './contestants/model'
import { duelModel } from './duel/model'
import { ritualModel } from './ritual/model'

/** The models of Game Face, the lower ones first. */
const models = [contestantsModel, ritualModel, duelModel, callsModel] as const

/** The types of Game Face, against which its slices are checked. */
export type Game = GameOf<(typeof models)[number]>

/** Everything that a board keeps. Holds secrets: what a screen may know is said by `view`. */
export type State = Game['State']
export type Command = Game['Command']
export type Event = Game['Event']
export type Refusal = Game['Refusal']

export type Act = ActOf<Game>
/** What a command comes to: the act after it, or why not. */
export type Judgement = Result<Act, Refusal>
/** One kind of command. */
export type CommandNamed<Type extends Command['type']> = Extract<Command, { type: Type }>

export const { blank, commandSchema, eventSchema, parse } = composeModels(models, settings)
