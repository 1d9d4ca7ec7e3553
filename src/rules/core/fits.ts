import type { z } from 'zod'
import { isObject } from './is-object'

/**
 * Yes: the schema takes this very value, and changes nothing about it. No: perhaps not; zod knows.
 *
 * zod copies what it reads and collects issues as it goes, which for a file of a hundred thousand entries that are all
 * as they should be costs as much as reading the JSON did.
 */
export type Fits = (input: unknown) => boolean

type Schema = z.core.$ZodType
type Check = z.core.$ZodCheck<never>

/** A look at a value as a schema would have it. Whatever it does not know of, it leaves to zod. */
export function fitsOf(schema: Schema): Fits {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return (def.checks ?? []).map(checkOf).reduce<Fits>(both, kindOf(def))
}

function kindOf(def: z.core.$ZodTypes['_zod']['def']): Fits {
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
      return orNull(fitsOf(def.innerType))
    case 'array':
      return listOf(fitsOf(def.element))
    case 'union':
      return unionOf(def)
    case 'object':
      return objectOf(def.shape)
    default:
      return unsure
  }
}

const unsure: Fits = () => false

function oneOf(values: readonly unknown[]): Fits {
  const known = new Set(values)
  return input => known.has(input)
}

function orNull(fits: Fits): Fits {
  return input => input === null || fits(input)
}

function listOf(fits: Fits): Fits {
  return input => Array.isArray(input) && input.every(fits)
}

function stringOf(def: z.core.$ZodStringDef & { readonly format?: string }): Fits {
  return def.format === undefined ? input => typeof input === 'string' : unsure
}

/** Every number that JSON has is finite. */
function numberOf(def: z.core.$ZodNumberDef & { readonly format?: string }): Fits {
  if (def.format === 'safeint') return Number.isSafeInteger
  return def.format === undefined ? Number.isFinite : unsure
}

function unionOf(def: z.core.$ZodUnionDef & { readonly discriminator?: string }): Fits {
  if (def.discriminator === undefined) {
    const options = def.options.map(fitsOf)
    return input => options.some(fits => fits(input))
  }
  const { discriminator } = def
  const options = new Map<unknown, Fits>()
  for (const option of def.options)
    for (const value of option._zod.propValues?.[discriminator] ?? []) options.set(value, fitsOf(option))
  return input => isObject(input) && (options.get(input[discriminator])?.(input) ?? false)
}

interface Field {
  readonly key: string
  readonly fits: Fits
  readonly optional: boolean
}

/** Neither more nor fewer fields: then it does not matter what the schema does with others. */
function objectOf(shape: Readonly<Record<string, Schema>>): Fits {
  const fields = Object.entries(shape).map(([key, schema]) => fieldOf(key, schema))
  return input => {
    if (!isObject(input)) return false
    let seen = 0
    for (const { key, fits, optional } of fields) {
      const value = input[key]
      if (value === undefined) {
        if (!optional) return false
      } else if (fits(value)) seen += 1
      else return false
    }
    return Object.keys(input).length === seen
  }
}

function fieldOf(key: string, schema: Schema): Field {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional') return { key, fits: fitsOf(def.innerType), optional: true }
  return { key, fits: fitsOf(schema), optional: false }
}

function both(before: Fits, check: Fits): Fits {
  return input => before(input) && check(input)
}

/** One bound, of a value that is known to be of the right type. */
function checkOf(check: Check): Fits {
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

function patternOf(pattern: RegExp): Fits {
  return input => pattern.test(input as string)
}
