import { z } from 'zod'
import type { Tagged } from './slice'
import type { Infer } from './schema'

/** The floor of a slice: the shapes of what it adds to its game. The types are inferred from them, so each is stated once. */
export interface Model {
  /** One schema for each command, told apart by `type`. */
  readonly commands?: readonly z.ZodObject[]
  readonly events?: readonly z.ZodObject[]
  /** Its refusals by what each is `because` of. */
  readonly refusals?: RefusalModels
  /** Its fields of the game's state, and how they stand on a new board. */
  readonly state?: AnyPart
}

/** Some fields of a record: their schemas, and the values they begin with. */
export interface Part<Shape extends z.ZodRawShape> extends AnyPart {
  readonly shape: Shape
  readonly initial: Fields<Shape>
}

/** A part of which no more is known. */
export interface AnyPart {
  readonly shape: z.ZodRawShape
  readonly initial: object
}

/** The type of a record with these fields. */
export type Fields<Shape extends z.ZodRawShape> = Infer<z.ZodObject<Shape>>

/** A part of a record; its first values are checked against its shape. */
export function partOf<const Shape extends z.ZodRawShape>(shape: Shape, initial: NoInfer<Fields<Shape>>): Part<Shape> {
  return { shape, initial }
}

declare const facts: unique symbol

/**
 * One way to say no: the rule that it stands on (docs/rules), and what its sentence needs. That is a type only: a refusal never
 * leaves the program, so nothing reads it back.
 */
export interface RefusalModel<Facts extends object> {
  readonly rule: string
  readonly [facts]?: Facts
}
type RefusalModels = Readonly<Record<string, RefusalModel<object>>>

/** @param rule the id of the rule that it stands on */
export function refusal<Facts extends object = object>(rule: string): RefusalModel<Facts> {
  return { rule }
}

/** For each refusal of these models the rule that it stands on. */
export function refusalRulesOf(models: readonly Model[]): Readonly<Record<string, string>> {
  const refusals = models.flatMap(model => Object.entries(model.refusals ?? {}))
  return Object.fromEntries(refusals.map(([because, { rule }]) => [because, rule]))
}

/** What can be asked, according to one model or to any of several. */
export type CommandOf<Any extends Model> = Any extends { readonly commands: readonly (infer Schema)[] }
  ? InferEach<Schema>
  : never

/** What can happen. */
export type EventOf<Any extends Model> = Any extends { readonly events: readonly (infer Schema)[] }
  ? InferEach<Schema>
  : never

/** Every way to say no. */
export type RefusalOf<Any extends Model> = Any extends { readonly refusals: infer Models }
  ? { [Because in keyof Models]: Refusal<Because, Models[Because]> }[keyof Models]
  : never

type Refusal<Because, Stated> =
  Stated extends RefusalModel<infer Facts> ? Readonly<{ because: Because } & Facts> : never

/** The fields of one record of the game, such as its state, that all these models bring. */
export type FieldsAt<Any extends Model, Key extends string> = IntersectionOf<
  Any extends Readonly<Record<Key, Part<infer Shape>>> ? (each: Fields<Shape>) => void : never
>

/** The schema of some commands of a model, told by their types. */
export function commandsNamed<
  Any extends { readonly commands: readonly z.ZodObject[] },
  const Type extends CommandOf<Any>['type' & keyof CommandOf<Any>]
>({ commands }: Any, ...types: readonly Type[]): UnionSchema<Extract<CommandOf<Any>, { type: Type }>> {
  const named = (schema: z.ZodObject): boolean =>
    types.includes((schema.shape['type'] as z.ZodLiteral<string>).value as Type)
  return unionOf(commands.filter(named))
}

type InferEach<Schema> = Schema extends z.ZodType ? Infer<Schema> : never

/** What all of some functions of one argument take: the intersection of what each takes. */
export type IntersectionOf<Functions> = [Functions] extends [(all: infer All) => void] ? All : never

/** The schema of any command that one of the models brings. */
export function commandSchemaOf<Command extends Tagged>(models: readonly Model[]): UnionSchema<Command> {
  return unionOf(models.flatMap(({ commands }) => commands ?? []))
}

/** The schema of any event that one of the models brings. */
export function eventSchemaOf<Event extends Tagged>(models: readonly Model[]): UnionSchema<Event> {
  return unionOf(models.flatMap(({ events }) => events ?? []))
}

/** A schema of several variants, and each of them. */
export type UnionSchema<Variant> = z.ZodType<Variant> & { readonly options: readonly z.ZodObject[] }

function unionOf<Variant extends Tagged>(schemas: readonly z.ZodObject[]): UnionSchema<Variant> {
  const union = z.discriminatedUnion('type', schemas as unknown as [z.ZodObject, ...z.ZodObject[]])
  return union as unknown as UnionSchema<Variant>
}

/** The fields of all parts together; throws where two of them have a field of the same name. */
export function joinParts(parts: readonly (AnyPart | undefined)[]): AnyPart {
  const present = parts.filter(part => part !== undefined)
  const names = present.flatMap(({ shape }) => Object.keys(shape))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`two models keep ${twice}`)
  return {
    shape: Object.assign({}, ...present.map(({ shape }) => shape)) as z.ZodRawShape,
    initial: Object.assign({}, ...present.map(({ initial }) => initial)) as object
  }
}
