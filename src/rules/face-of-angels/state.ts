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
import { actsModel } from './acts/model'
import { contestModel } from './contest/model'
import { deckModel } from './deck/model'
import { endingModel } from './ending/model'
import { recordModel } from './record/model'
import { secretsModel } from './secrets/model'
import { trickModel } from './trick/model'

/** The models of The Face of Angels, the lower ones first. */
const models = [deckModel, actsModel, recordModel, contestModel, trickModel, secretsModel, endingModel] as const
type AnyModel = (typeof models)[number]

/** Everything that a board keeps. Holds every hand: what a screen may know is said by `view`. */
export type State = FieldsAt<AnyModel, 'state'>
export type Command = CommandOf<AnyModel>
export type Event = EventOf<AnyModel>
export type Refusal = RefusalOf<AnyModel>

/** The types of The Face of Angels, against which its slices are checked. */
export interface Game {
  readonly State: State
  readonly Command: Command
  readonly Event: Event
  readonly Refusal: Refusal
}

const { shape, initial } = joined((models as readonly Model[]).map(({ state }) => state))

/** A board that nobody has touched yet, without its seats and settings. */
export const blank = initial as State

export const stateSchema = z.strictObject(shape) as unknown as z.ZodType<State>
export const commandSchema = commandSchemaOf<Command>(models)
export const eventSchema = eventSchemaOf<Event>(models)
