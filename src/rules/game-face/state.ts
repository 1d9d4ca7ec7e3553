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
import { contestantsModel, settings } from './contestants/model'
import { duelModel } from './duel/model'
import { ritualModel } from './ritual/model'

/** The models of Game Face, the lower ones first. */
const models = [contestantsModel, ritualModel, duelModel, callsModel] as const
type AnyModel = (typeof models)[number]

/** Everything that a board keeps. Holds secrets: what a screen may know is said by `view`. */
export type State = FieldsAt<AnyModel, 'state'>
export type Command = CommandOf<AnyModel>
export type Event = EventOf<AnyModel>
export type Refusal = RefusalOf<AnyModel>

/** The types of Game Face, against which its slices are checked. */
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
