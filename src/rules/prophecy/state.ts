import { composeModels, type GameOf } from '../core/game-models'
import type { Result } from '../core/result'
import type { ActOf } from '../core/slice'
import { callsModel } from './calls/model'
import { outlineModel, settings } from './outline/model'
import { stageModel } from './stage/model'
import { tableModel } from './table/model'
import { worldModel } from './world/model'

/** The models of Prophecy, the lower ones first. */
const models = [tableModel, worldModel, outlineModel, stageModel, callsModel] as const

/** The types of Prophecy, against which its slices are checked. */
export type Game = GameOf<(typeof models)[number]>

/** Everything that a board keeps. */
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
