import { z } from 'zod'
import {
  type CommandOf,
  commandSchemaOf,
  type EventOf,
  eventSchemaOf,
  type FieldsAt,
  joinFields,
  refusalRulesOf,
  type Model,
  type AnyStateFields,
  type RefusalOf,
  type UnionSchema
} from './model'
import { type Parser, parserOf } from './parser'
import type { GameTypes, Slice } from './slice'

/**
 * The types of a game, inferred from the models of its slices; the slices are checked against them.
 * @template Models by slice name: an interface in the game's `state.ts`. Each `model.ts` adds its own by `declare module '../state'`. The lower slices thereby know the types of the whole game without importing the upper
 * ones.
 */
export interface GameOf<Models extends Readonly<Record<keyof Models, Model>>> {
  readonly State: FieldsAt<Models[keyof Models], 'state'>
  readonly Command: CommandOf<Models[keyof Models]>
  readonly Event: EventOf<Models[keyof Models]>
  readonly Refusal: RefusalOf<Models[keyof Models]>
}

/** The slices of a game: exactly one for each declared model. */
export type SlicesOf<Models, Game extends GameTypes> = {
  readonly [Name in keyof Models]: Slice<Game> & { readonly model: Models[Name] }
}

/** The schemas and values that follow from the models of a game. */
export interface GameModels<Game extends GameTypes, Settings> {
  /** The state of a new board, without its seats and settings. */
  readonly blank: Game['State']
  readonly commandSchema: UnionSchema<Game['Command']>
  readonly eventSchema: UnionSchema<Game['Event']>
  /** The rule id of each refusal. */
  readonly refusalRules: Readonly<Record<string, string>>
  /** The parsers for data from a file or a page. */
  readonly parse: {
    readonly settings: Parser<Settings>
    readonly state: Parser<Game['State']>
    readonly command: Parser<Game['Command']>
    readonly event: Parser<Game['Event']>
  }
}

/**
 * @param slices the slices of a game
 * @param settings the schema of the choices at the opening of a board
 * @param own further fields of the state, placed before those of the slices
 */
export function composeModels<Game extends GameTypes, Settings>(
  slices: Readonly<Record<string, { readonly model: Model }>>,
  settings: z.ZodType<Settings>,
  own?: AnyStateFields
): GameModels<Game, Settings> {
  const models = Object.values(slices).map(({ model }) => model)
  const { shape, initial } = joinFields([own, ...models.map(({ state }) => state)])
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
