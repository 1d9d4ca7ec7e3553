import { z } from 'zod'
import {
  type CommandOf,
  commandSchemaOf,
  type EventOf,
  eventSchemaOf,
  type FieldsAt,
  joined,
  type Model,
  type RefusalOf,
  type UnionSchema
} from './model'
import { type Parser, parserOf } from './parser'
import type { Tagged } from './slice'

/** The types of a game whose state is what its models bring, against which its slices are checked. */
export interface GameOf<Any extends Model> {
  readonly State: FieldsAt<Any, 'state'>
  readonly Command: CommandOf<Any>
  readonly Event: EventOf<Any>
  readonly Refusal: RefusalOf<Any>
}

/** What follows from the models of a game. */
export interface GameModels<Any extends Model, Settings> {
  /** A board that nobody has touched yet, without its seats and settings. */
  readonly blank: FieldsAt<Any, 'state'>
  readonly commandSchema: UnionSchema<CommandOf<Any>>
  readonly eventSchema: UnionSchema<EventOf<Any>>
  /** What comes from a file or a page, made certain. */
  readonly parse: {
    readonly settings: Parser<Settings>
    readonly state: Parser<FieldsAt<Any, 'state'>>
    readonly command: Parser<CommandOf<Any>>
    readonly event: Parser<EventOf<Any>>
  }
}

/**
 * @param models of all slices of a game, the lower ones first
 * @param settings of what is chosen when a board is opened
 */
export function composeModels<Any extends Model, Settings>(
  models: readonly Any[],
  settings: z.ZodType<Settings>
): GameModels<Any, Settings> {
  const { shape, initial } = joined(models.map(({ state }) => state))
  const commandSchema = commandSchemaOf<CommandOf<Any> & Tagged>(models)
  const eventSchema = eventSchemaOf<EventOf<Any> & Tagged>(models)
  return {
    blank: initial as FieldsAt<Any, 'state'>,
    commandSchema,
    eventSchema,
    parse: {
      settings: parserOf(settings),
      state: parserOf(z.strictObject(shape) as unknown as z.ZodType<FieldsAt<Any, 'state'>>),
      command: parserOf(commandSchema),
      event: parserOf(eventSchema)
    }
  }
}
