import type { z } from 'zod'
import type { Whim } from '../thousand-faces/random-play'
import type { Pool } from './pool'

type Schema = z.core.$ZodType
type Check = z.core.$ZodCheck<never>

/** How values are chosen: by whom, from what, and which words are typed into text fields. */
export interface Choosing {
  readonly whim: Whim
  readonly pool: Pool
  /** What a user types into this field. @param path its place in the command: `item.note` */
  readonly typed: (path: string, most: number) => string
  /** How often in a hundred a number is as large, small or odd as its shape allows. */
  readonly extremes: number
}

/** Some value that this schema takes; ids are mostly those of things that are there. */
export function valueOf(schema: Schema, choosing: Choosing, path = ''): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const { whim } = choosing
  switch (def.type) {
    case 'literal':
      return whim.one(def.values)
    case 'enum':
      return whim.one(Object.values(def.entries))
    case 'boolean':
      return whim.count(2) === 0
    case 'null':
    case 'unknown':
      return null
    case 'nullable':
      return whim.count(3) === 0 ? null : valueOf(def.innerType, choosing, path)
    case 'optional':
      return whim.count(2) === 0 ? undefined : valueOf(def.innerType, choosing, path)
    case 'readonly':
      return valueOf(def.innerType, choosing, path)
    case 'string':
      return stringOf(schema, def.checks ?? [], choosing, path)
    case 'number':
      return numberOf(def.checks ?? [], (def as { readonly format?: string }).format, choosing, path)
    case 'array':
      return listOf(schema, def, choosing, path)
    case 'union':
      return valueOf(whim.one(def.options) as Schema, choosing, path)
    case 'object':
      return objectOf(def.shape, choosing, path)
    case 'custom':
      return customOf(schema, choosing, path)
    default:
      throw new Error(`nothing is known of ${def.type} at ${path}`)
  }
}

/** The paths of all texts that a user may type into a command of this shape. */
export function typedTexts(schema: Schema, path = ''): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'readonly':
      return typedTexts(def.innerType, path)
    case 'array':
      return typedTexts(def.element, path)
    case 'union':
      return [...new Set(def.options.flatMap(option => typedTexts(option, path)))]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, each]) => typedTexts(each, path === '' ? key : `${path}.${key}`))
    case 'string':
      return isTyped(schema, path) ? [path] : []
    default:
      return []
  }
}

/** The same value with new words for every text that a user may type. */
export function retyped(schema: Schema, value: unknown, choosing: Choosing, path = ''): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (value === null || value === undefined) return value
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'readonly':
      return retyped(def.innerType, value, choosing, path)
    case 'string':
      return isTyped(schema, path)
        ? choosing.typed(path, boundOf((def.checks ?? []) as readonly Check[], 'max_length') ?? 2000)
        : value
    case 'array':
      return Array.isArray(value) ? value.map(each => retyped(def.element, each, choosing, path)) : value
    case 'union': {
      const option = def.options.find(each => accepts(each, value))
      return option ? retyped(option, value, choosing, path) : value
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => {
          const inner = def.shape[key]
          return [key, inner ? retyped(inner, each, choosing, path === '' ? key : `${path}.${key}`) : each]
        })
      )
    default:
      return value
  }
}

function objectOf(shape: Readonly<Record<string, Schema>>, choosing: Choosing, path: string): unknown {
  const fields = Object.entries(shape).map(
    ([key, each]) => [key, valueOf(each, choosing, path === '' ? key : `${path}.${key}`)] as const
  )
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function listOf(
  schema: Schema,
  { element, checks = [] }: { readonly element: Schema; readonly checks?: readonly unknown[] | undefined },
  choosing: Choosing,
  path: string
): unknown {
  const most = Math.min(boundOf(checks as readonly Check[], 'max_length') ?? 4, 4)
  const count = choosing.whim.count(40) === 0 ? 60 : choosing.whim.count(most + 1)
  const list = Array.from({ length: count }, () => valueOf(element, choosing, path))
  return accepts(schema, list) ? list : list.slice(0, most)
}

const keyOf = (path: string): string => path.split('.').at(-1) ?? ''

function stringOf(schema: Schema, checks: readonly unknown[], choosing: Choosing, path: string): string {
  const { whim, pool, typed } = choosing
  const most = boundOf(checks as readonly Check[], 'max_length') ?? 2000
  if (isPattern(schema)) return whim.one(pool.allStrings.filter(each => accepts(schema, each))) ?? 's1'
  if (isId(keyOf(path)))
    return whim.one([...pool.strings(keyOf(path)), ...pool.strings('seat'), ...pool.strings('id')]) ?? 's1'
  return typed(path, most)
}

function isTyped(schema: Schema, path: string): boolean {
  return !isPattern(schema) && !isId(keyOf(path))
}

/** Fields that name something that is there, though their shape is only a text. */
const idFields = [
  'seat',
  'also',
  'seats',
  'by',
  'to',
  'patient',
  'board',
  'item',
  'joined',
  'versus',
  'supporters',
  'helper',
  'order'
]

function isId(key: string): boolean {
  return idFields.includes(key)
}

/** `true` for ids whose shape says so. */
function isPattern(schema: Schema): boolean {
  return !accepts(schema, 'some words that were typed') && !accepts(schema, 'words')
}

function customOf(schema: Schema, { whim, pool }: Choosing, path: string): unknown {
  const fitting = [...pool.strings(keyOf(path)), ...pool.allStrings].filter(each => accepts(schema, each))
  if (fitting.length > 0) return whim.one(fitting)
  const cards = pool.allStrings.filter(each => accepts(schema, [each]))
  return cards.slice(0, whim.count(4))
}

const odd = [
  0,
  -0,
  1,
  -1,
  0.5,
  2,
  9,
  99,
  101,
  1000,
  100_000,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1.7e308,
  -1.7e308,
  5e-324
]

function numberOf(
  checks: readonly unknown[],
  format: string | undefined,
  { whim, pool, extremes }: Choosing,
  path: string
): number {
  const bounds = checks as readonly Check[]
  const least = boundOf(bounds, 'greater_than')
  const most = boundOf(bounds, 'less_than')
  if (whim.count(100) < extremes) {
    const all = [...odd, least ?? 0, most ?? 1e300].filter(
      each => (least ?? -Infinity) <= each && each <= (most ?? Infinity)
    )
    const whole = format === undefined && !hasFormat(bounds) ? all : all.filter(Number.isSafeInteger)
    return whim.one(whole) ?? least ?? 0
  }
  const known = whim.count(2) === 0 ? whim.one(pool.numbers(keyOf(path))) : undefined
  const small = known ?? (least ?? 0) + whim.count(8)
  return Math.min(Math.max(small, least ?? small), most ?? small)
}

function hasFormat(checks: readonly Check[]): boolean {
  return checks.some(check => (check as unknown as z.core.$ZodChecks)._zod.def.check === 'number_format')
}

function boundOf(checks: readonly Check[], kind: 'max_length' | 'less_than' | 'greater_than'): number | null {
  for (const check of checks) {
    const { def } = (check as unknown as z.core.$ZodChecks)._zod
    if (def.check !== kind) continue
    if (def.check === 'max_length') return def.maximum
    if (def.check === 'less_than' || def.check === 'greater_than') return Number(def.value)
  }
  return null
}

function accepts(schema: Schema, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success
}
