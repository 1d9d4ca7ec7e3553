import { z } from 'zod'
import {
  type CommandOf,
  commandSchemaOf,
  type EventOf,
  eventSchemaOf,
  type FieldsAt,
  joined,
  type Model,
  type RefusalOf
} from '../core/model'
import { parserOf } from '../core/parser'
import type { Result } from '../core/result'
import type { ActOf } from '../core/slice'
import { callsModel } from './calls/model'
import { outlineModel, settings } from './outline/model'
import { stageModel } from './stage/model'
import { tableModel } from './table/model'
import { worldModel } from './world/model'

/** The models of Prophecy, the lower ones first. */
const models = [tableModel, worldModel, outlineModel, stageModel, callsModel] as const
type AnyModel = (typeof models)[number]

/** Everything that a board keeps.  */
export type State = FieldsAt<AnyModel, 'state'>
export type Command = CommandOf<AnyModel>
export type Event = EventOf<AnyModel>
export type Refusal = RefusalOf<AnyModel>

/** The types of Prophecy, against which its slices are checked. */
export interface Game {
  readonly State: State
  readonly Command: Command
  readonly Event: Event
  readonly Refusal: Refusal
}

export type Act = ActOf<Game>
/** What a command comes to: the act after it, or why not. */
export type Judged = Result<Act, Refusal>
/** One kind of command. */
export type CommandNamed<Type extends Command['type']> = Extract<Command, { type: Type }>

const { shape, initial } = joined((models as readonly Model[]).map(({ state }) => state))

/** A board that nobody has touched yet, without its seats and settings. */
export const blank = initial as State

export const commandSchema = commandSchemaOf<Command>(models)
export const eventSchema = eventSchemaOf<Event>(models)

/** What comes from a file or a page, made certain. */
export const parse = {
  settings: parserOf(settings),
  state: parserOf(z.strictObject(shape) as unknown as z.ZodType<State>),
  command: parserOf(commandSchema),
  event: parserOf(eventSchema)
}
