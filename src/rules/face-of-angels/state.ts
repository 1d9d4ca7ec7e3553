import { composeModels, type GameOf } from '../core/game-models'
import type { Result } from '../core/result'
import type { ActOf } from '../core/slice'
import { actsModel } from './acts/model'
import { callsModel } from './calls/model'
import { contestModel } from './contest/model'
import { deckModel, settings } from './deck/model'
import { endingModel } from './ending/model'
import { recordModel } from './record/model'
import { secretsModel } from './secrets/model'
import { trickModel } from './trick/model'

/** The models of The Face of Angels, the lower ones first. */
const models = [
  deckModel,
  actsModel,
  recordModel,
  contestModel,
  trickModel,
  secretsModel,
  endingModel,
  callsModel
] as const

/** The types of The Face of Angels, against which its slices are checked. */
export type Game = GameOf<(typeof models)[number]>

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

export const { blank, commandSchema, eventSchema, parse } = composeModels(models, settings)
