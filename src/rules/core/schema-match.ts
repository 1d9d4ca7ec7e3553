import type { z } from 'zod'
import { isObject } from './is-object'

/**
 * Yes: the schema takes this very value, and changes nothing about it. No: perhaps not; zod knows.
 *
 * zod copies what it reads and collects issues as it goes, which for a file of a hundred thousand entries that are all
 * as they should be costs as much as reading the JSON did.
 */
export type Matches = (input: unknown) => boolean

type Schema = z.core.$ZodType
type Check = z.core.$ZodCheck<never>

/** A look at a value as a schema would have it. Whatever it does not know of, it leaves to zod. */
export function matcherOf(schema: Schema): Matches {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return (def.checks ?? []).map(checkOf).reduce<Matches>(both, kindOf(def))
}

function kindOf(def: z.core.$ZodTypes['_zod']['def']): Matches {
  switch (def.type) {
    case 'unknown':
      return () => true
    case 'null':
      return input => input === null
    case 'boolean':
      return input => typeof input === 'boolean'
    case 'string':
      return stringOf(def)
    case 'number':
      return numberOf(def)
    case 'literal':
      return oneOf(def.values)
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'custom':
      return input => Boolean((def.fn as (input: unknown) => unknown)(input))
    case 'nullable':
      return orNull(matcherOf(def.innerType))
    case 'array':
      return listOf(matcherOf(def.element))
    case 'union':
      return unionOf(def)
    case 'object':
      return objectOf(def.shape)
    default:
      return unsure
  }
}

const unsure: Matches = () => false

function oneOf(values: readonly unknown[]): Matches {
  const [only] = values
  if (values.length === 1) return input => input === only
  const known = new Set(values)
  return input => known.has(input)
}

function orNull(matches: Matches): Matches {
  return input => input === null || matches(input)
}

function listOf(matches: Matches): Matches {
  return input => Array.isArray(input) && input.every(matches)
}

function stringOf(def: z.core.$ZodStringDef & { readonly format?: string }): Matches {
  return def.format === undefined ? input => typeof input === 'string' : unsure
}

/** Every number that JSON has is finite. */
function numberOf(def: z.core.$ZodNumberDef & { readonly format?: string }): Matches {
  if (def.format === 'safeint') return Number.isSafeInteger
  return def.format === undefined ? Number.isFinite : unsure
}

function unionOf(def: z.core.$ZodUnionDef & { readonly discriminator?: string }): Matches {
  if (def.discriminator === undefined) {
    const options = def.options.map(matcherOf)
    return input => options.some(matches => matches(input))
  }
  const { discriminator } = def
  const options = new Map<unknown, Matches>()
  for (const option of def.options)
    for (const value of option._zod.propValues?.[discriminator] ?? []) options.set(value, matcherOf(option))
  return input => isObject(input) && (options.get(input[discriminator])?.(input) ?? false)
}

interface Field {
  readonly key: string
  readonly matches: Matches
  readonly optional: boolean
}

/** Neither more nor fewer fields: then it does not matter what the schema does with others. */
function objectOf(shape: Readonly<Record<string, Schema>>): Matches {
  const fields = Object.entries(shape).map(([key, schema]) => fieldOf(key, schema))
  return input => {
    if (!isObject(input)) return false
    let seen = 0
    for (const { key, matches, optional } of fields) {
      const value = input[key]
      if (value === undefined) {
        if (!optional) return false
      } else if (matches(value)) seen += 1
      else return false
    }
    for (const _ in input) seen -= 1 // makes no list of the keys
    return seen === 0
  }
}

function fieldOf(key: string, schema: Schema): Field {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional') return { key, matches: matcherOf(def.innerType), optional: true }
  return { key, matches: matcherOf(schema), optional: false }
}

function both(before: Matches, check: Matches): Matches {
  return input => before(input) && check(input)
}

/** One bound, of a value that is known to be of the right type. */
function checkOf(check: Check): Matches {
  const { def } = (check as unknown as z.core.$ZodChecks)._zod
  switch (def.check) {
    case 'less_than':
      return input => (def.inclusive ? Number(input) <= Number(def.value) : Number(input) < Number(def.value))
    case 'greater_than':
      return input => (def.inclusive ? Number(input) >= Number(def.value) : Number(input) > Number(def.value))
    case 'min_length':
      return input => (input as string).length >= def.minimum
    case 'max_length':
      return input => (input as string).length <= def.maximum
    case 'string_format':
      return def.format === 'regex' && def.pattern && !def.pattern.global ? patternOf(def.pattern) : unsure
    default:
      return unsure
  }
}

function patternOf(pattern: RegExp): Matches {
  return input => pattern.test(input as string)
}
