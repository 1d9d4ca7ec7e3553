import { z } from 'zod'

/** One field of a record: its path from the record, and the shape of its value. */
export interface Field {
  readonly path: string
  readonly shape: string
}

/** A JSON schema, as far as our schemas come to one. */
interface Shape {
  readonly title?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly prefixItems?: readonly Shape[]
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

/** A schema that has a name and a table of its own, or is no record. */
export type Named = ReadonlyMap<z.ZodType, string>

/** Every field that records of this schema may have, sorted by path; records with a name are not looked into. */
export function fieldsOf(schema: z.ZodType, named: Named): readonly Field[] {
  const shapes = new Map<string, Set<string>>()
  for (const { path, shape } of within(jsonOf(schema, named), '')) {
    if (path === '') continue
    shapes.set(path, (shapes.get(path) ?? new Set()).add(shape))
  }
  return [...shapes].map(([path, all]) => ({ path, shape: [...all].join(' or ') })).sort(byPath)
}

function byPath(one: Field, other: Field): number {
  return one.path < other.path ? -1 : 1
}

function jsonOf(schema: z.ZodType, named: Named): Shape {
  return z.toJSONSchema(schema, {
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const of = zodSchema as unknown as z.ZodType
      const title = named.get(of)
      if (title === undefined || of === schema) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.title = title
    }
  }) as Shape
}

function within(shape: Shape, path: string, isOptional = false): readonly Field[] {
  const ways = alternatives(shape)
  const records = ways.filter(way => way.properties)
  const lists = ways.filter(way => way.items && alternatives(way.items).some(each => each.properties))
  const plain = ways.filter(way => !records.includes(way) && !lists.includes(way))
  const said = [
    ...(records.length > 0 ? ['record'] : []),
    ...(lists.length > 0 ? ['list'] : []),
    ...plain.map(wordsOf),
    ...(isOptional ? ['missing'] : [])
  ]
  const isPlainRecords = plain.length === 0 && !isOptional
  return [
    ...(isPlainRecords ? [] : [{ path, shape: said.join(' or ') }]),
    ...records.flatMap(record => fieldsIn(record, path)),
    ...lists.flatMap(list => within(list.items!, `${path}[]`))
  ]
}

function fieldsIn({ properties = {}, required = [] }: Shape, path: string): readonly Field[] {
  return Object.entries(properties).flatMap(([name, of]) =>
    within(of, path === '' ? name : `${path}.${name}`, !required.includes(name))
  )
}

/** The possible values, one by one. */
function alternatives(shape: Shape): readonly Shape[] {
  const { title, anyOf, oneOf, type } = shape
  if (title !== undefined) return [shape]
  const ways = anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((one: string) => ({ ...shape, type: one })) : null)
  return ways ? ways.flatMap(alternatives) : [shape]
}

function wordsOf(shape: Shape): string {
  if (shape.title !== undefined) return shape.title
  if (shape.const !== undefined) return valueWords([shape.const])
  if (shape.enum) return valueWords(shape.enum)
  if (shape.prefixItems) return `list of ${shape.prefixItems.map(wordsOf).join(', ')}`
  if (shape.items) return `list of ${alternatives(shape.items).map(wordsOf).join(' or ')}${atMost(shape.maxItems)}`
  switch (shape.type) {
    case 'null':
      return 'null'
    case 'boolean':
      return 'true or false'
    case 'integer':
    case 'number':
      return `${shape.type === 'integer' ? 'whole number' : 'number'}${range(shape)}`
    case 'string':
      return `text${atMost(shape.maxLength)}`
    default:
      return 'anything'
  }
}

function valueWords(values: readonly unknown[]): string {
  return values.map(value => (typeof value === 'string' ? `\`${value}\`` : String(value))).join(', ')
}

function atMost(most: number | undefined): string {
  return most === undefined ? '' : ` ≤ ${most}`
}

/** A whole number that says no bound has one of its own, the last that can be counted exactly. */
const unbounded = Number.MAX_SAFE_INTEGER

function range({ minimum, exclusiveMinimum, maximum }: Shape): string {
  const least = exclusiveMinimum === undefined ? (minimum ?? -unbounded) : exclusiveMinimum + 1
  const most = maximum ?? unbounded
  if (least > -unbounded && most < unbounded) return ` ${least}–${most}`
  return least > -unbounded ? ` ≥ ${least}` : ''
}
