import { z } from 'zod'
import type { Tagged } from './slice'
import type { Infer } from './schema'

/** The schemas that a slice adds to its game. The types are inferred from them, so each is declared once. */
export interface Model {
  /** One schema for each command, distinguished by `type`. */
  readonly commands?: readonly z.ZodObject[]
  readonly events?: readonly z.ZodObject[]
  /** Its refusals, by the value of `because`. */
  readonly refusals?: RefusalModels
  /** Its fields of the game's state, with the values on a new board. */
  readonly state?: AnyStateFields
}

/** Some fields of a record: their schemas, and their initial values. */
export interface StateFields<Shape extends z.ZodRawShape> extends AnyStateFields {
  readonly shape: Shape
  readonly initial: Fields<Shape>
}

/** State fields whose names are not known by type. */
export interface AnyStateFields {
  readonly shape: z.ZodRawShape
  readonly initial: object
}

/** The type of a record with these fields. */
export type Fields<Shape extends z.ZodRawShape> = Infer<z.ZodObject<Shape>>

/** Some fields of the state; the initial values are checked against the shape. */
export function stateFields<const Shape extends z.ZodRawShape>(
  shape: Shape,
  initial: NoInfer<Fields<Shape>>
): StateFields<Shape> {
  return { shape, initial }
}

declare const facts: unique symbol

/**
 * A refusal: its rule (docs/rules), and the facts for its sentence. The facts are a type only, because a refusal is
 * never stored or parsed.
 */
export interface RefusalModel<Facts extends object> {
  readonly rule: string
  readonly [facts]?: Facts
}
type RefusalModels = Readonly<Record<string, RefusalModel<object>>>

/** @param rule the id of its rule */
export function refusal<Facts extends object = object>(rule: string): RefusalModel<Facts> {
  return { rule }
}

/** The rule id of each refusal of these models. */
export function refusalRulesOf(models: readonly Model[]): Readonly<Record<string, string>> {
  const refusals = models.flatMap(model => Object.entries(model.refusals ?? {}))
  return Object.fromEntries(refusals.map(([because, { rule }]) => [because, rule]))
}

/** The commands of one model, or of any of several. */
export type CommandOf<Any extends Model> = Any extends { readonly commands: readonly (infer Schema)[] }
  ? InferEach<Schema>
  : never

/** The events of one model, or of any of several. */
export type EventOf<Any extends Model> = Any extends { readonly events: readonly (infer Schema)[] }
  ? InferEach<Schema>
  : never

/** The refusals of one model, or of any of several. */
export type RefusalOf<Any extends Model> = Any extends { readonly refusals: infer Models }
  ? { [Because in keyof Models]: Refusal<Because, Models[Because]> }[keyof Models]
  : never

type Refusal<Because, Stated> =
  Stated extends RefusalModel<infer Facts> ? Readonly<{ because: Because } & Facts> : never

/** The fields that all these models add to one record of the game, such as its state. */
export type FieldsAt<Any extends Model, Key extends string> = IntersectionOf<
  Any extends Readonly<Record<Key, StateFields<infer Shape>>> ? (each: Fields<Shape>) => void : never
>

/** The schema of some commands of a model, selected by type. */
export function commandsNamed<
  Any extends { readonly commands: readonly z.ZodObject[] },
  const Type extends CommandOf<Any>['type' & keyof CommandOf<Any>]
>({ commands }: Any, ...types: readonly Type[]): UnionSchema<Extract<CommandOf<Any>, { type: Type }>> {
  const named = (schema: z.ZodObject): boolean =>
    types.includes((schema.shape['type'] as z.ZodLiteral<string>).value as Type)
  return unionOf(commands.filter(named))
}

type InferEach<Schema> = Schema extends z.ZodType ? Infer<Schema> : never

/** The intersection of the argument types of several functions. */
export type IntersectionOf<Functions> = [Functions] extends [(all: infer All) => void] ? All : never

/** The schema of all commands of the models. */
export function commandSchemaOf<Command extends Tagged>(models: readonly Model[]): UnionSchema<Command> {
  return unionOf(models.flatMap(({ commands }) => commands ?? []))
}

/** The schema of all events of the models. */
export function eventSchemaOf<Event extends Tagged>(models: readonly Model[]): UnionSchema<Event> {
  return unionOf(models.flatMap(({ events }) => events ?? []))
}

/** A schema of several variants, and each of them. */
export type UnionSchema<Variant> = z.ZodType<Variant> & { readonly options: readonly z.ZodObject[] }

function unionOf<Variant extends Tagged>(schemas: readonly z.ZodObject[]): UnionSchema<Variant> {
  const union = z.discriminatedUnion('type', schemas as unknown as [z.ZodObject, ...z.ZodObject[]])
  return union as unknown as UnionSchema<Variant>
}

/** All these fields together; throws when two of them have a field of the same name. */
export function joinFields(several: readonly (AnyStateFields | undefined)[]): AnyStateFields {
  const present = several.filter(fields => fields !== undefined)
  const names = present.flatMap(({ shape }) => Object.keys(shape))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`two models keep ${twice}`)
  return {
    shape: Object.assign({}, ...present.map(({ shape }) => shape)) as z.ZodRawShape,
    initial: Object.assign({}, ...present.map(({ initial }) => initial)) as object
  }
}
