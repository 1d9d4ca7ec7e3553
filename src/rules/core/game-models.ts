import { z } from 'zod'
import {
  type CommandOf,
  commandSchemaOf,
  type EventOf,
  eventSchemaOf,
  type FieldsAt,
  joinParts,
  refusalRulesOf,
  type Model,
  type AnyPart,
  type RefusalOf,
  type UnionSchema
} from './model'
import { type Parser, parserOf } from './parser'
import type { GameTypes, Slice } from './slice'

/**
 * The types of a game whose state is what its models bring, against which its slices are checked.
 * @template Models by the names of the slices: an interface in the game's `state.ts`, to which each `model.ts` adds its own by
 * `declare module '../state'`. So the types of the whole game are known below its slices, and nothing there imports them.
 */
export interface GameOf<Models extends Readonly<Record<keyof Models, Model>>> {
  readonly State: FieldsAt<Models[keyof Models], 'state'>
  readonly Command: CommandOf<Models[keyof Models]>
  readonly Event: EventOf<Models[keyof Models]>
  readonly Refusal: RefusalOf<Models[keyof Models]>
}

/** The list of a game: each slice whose model has been declared, and no other. */
export type SlicesOf<Models, Game extends GameTypes> = {
  readonly [Name in keyof Models]: Slice<Game> & { readonly model: Models[Name] }
}

/** What follows from the models of a game. */
export interface GameModels<Game extends GameTypes, Settings> {
  /** A board that nobody has touched yet, without its seats and settings. */
  readonly blank: Game['State']
  readonly commandSchema: UnionSchema<Game['Command']>
  readonly eventSchema: UnionSchema<Game['Event']>
  /** For each refusal the rule that it stands on. */
  readonly refusalRules: Readonly<Record<string, string>>
  /** What comes from a file or a page, made certain. */
  readonly parse: {
    readonly settings: Parser<Settings>
    readonly state: Parser<Game['State']>
    readonly command: Parser<Game['Command']>
    readonly event: Parser<Game['Event']>
  }
}

/**
 * @param slices the list of a game
 * @param settings of what is chosen when a board is opened
 * @param own what the state has besides what its slices keep; first in it
 */
export function composeModels<Game extends GameTypes, Settings>(
  slices: Readonly<Record<string, { readonly model: Model }>>,
  settings: z.ZodType<Settings>,
  own?: AnyPart
): GameModels<Game, Settings> {
  const models = Object.values(slices).map(({ model }) => model)
  const { shape, initial } = joinParts([own, ...models.map(({ state }) => state)])
  const commandSchema = commandSchemaOf<Game['Command']>(models)
  const eventSchema = eventSchemaOf<Game['Event']>(models)
  return {
    blank: initial as Game['State'],
    commandSchema,
    eventSchema,
    refusalRules: refusalRulesOf(models),
    parse: {
      settings: parserOf(settings),
      state: parserOf(z.strictObject(shape) as unknown as z.ZodType<Game['State']>),
      command: parserOf(commandSchema),
      event: parserOf(eventSchema)
    }
  }
}
