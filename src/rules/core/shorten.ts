import { z } from 'zod'
import type { Tagged } from './slice'
import { cutBetweenLetters } from './text'

/**
 * Makes a function that shortens every text of an event to `longest` UTF-16 units, for the parser to accept. A composed
 * text, such as a name with a description, may exceed the limit of each part. An event that no file can return would
 * make the whole campaign unreadable. Only events whose schema contains a typed text are checked.
 * @param events one schema for each type of event
 * @param text the schema object of a typed text, as it occurs in them
 */
export function shortenerOf<Event extends Tagged>(
  events: readonly z.ZodType[],
  text: z.ZodType,
  longest: number
): (event: Event) => Event {
  const wordy = new Set(events.filter(event => holds(event, text)).flatMap(typesOf))
  return event => (wordy.has(event.type) ? (shortened(event, longest) as Event) : event)
}

function typesOf(event: z.ZodType): readonly unknown[] {
  const type = event instanceof z.ZodObject ? (event.shape['type'] as unknown) : null
  return type instanceof z.ZodLiteral ? [...type.values] : []
}

function holds(schema: unknown, text: z.ZodType): boolean {
  if (schema === text) return true
  return innerOf(schema).some(inner => holds(inner, text))
}

/** The schemas that a schema contains. */
function innerOf(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape)
  if (schema instanceof z.ZodArray) return [schema.element]
  if (schema instanceof z.ZodUnion) return schema.options
  if (schema instanceof z.ZodRecord) return [schema.keyType, schema.valueType]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return [schema.unwrap()]
  return []
}

/** Returns the same object when no text is too long. */
function shortened(thing: unknown, longest: number): unknown {
  if (typeof thing === 'string') return thing.length > longest ? cut(thing, longest) : thing
  if (!isTooLong(thing, longest)) return thing
  if (Array.isArray(thing)) return thing.map(each => shortened(each, longest))
  return Object.fromEntries(Object.entries(thing as object).map(([key, value]) => [key, shortened(value, longest)]))
}

function isTooLong(thing: unknown, longest: number): boolean {
  if (typeof thing === 'string') return thing.length > longest
  if (thing === null || typeof thing !== 'object') return false
  for (const key in thing) if (isTooLong((thing as Readonly<Record<string, unknown>>)[key], longest)) return true
  return false
}

/** Never half a letter. */
function cut(text: string, longest: number): string {
  return `${cutBetweenLetters(text, longest - 1)}…`
}
