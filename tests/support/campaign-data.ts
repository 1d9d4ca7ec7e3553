import { z } from 'zod'
import { thingId } from '#rules/book/things/model'
import { campaignDataSchema } from '#rules/campaign/campaign-data'
import type { SystemId } from '#rules/registry'
import { pictureId, savedSeatId, seatId } from '#rules/core/schema'
import { contestant as contender } from '#rules/face-of-angels/contest/model'
import { laidCard, outcome, point } from '#rules/face-of-angels/contest/shapes'
import { dataSchema as faceOfAngels } from '#rules/face-of-angels/data'
import { acting, card, heldCards, participant, relationshipId, characterId } from '#rules/face-of-angels/shapes'
import { contestant as duellist, who } from '#rules/game-face/contestants/model'
import { thrown, verdict } from '#rules/game-face/ritual/model'
import { dataSchema as gameFace } from '#rules/game-face/data'
import { dataSchema as prophecy } from '#rules/prophecy/data'
import { aspectId, objectId, sceneId } from '#rules/prophecy/shapes'
import { dataSchema as thousandFaces } from '#rules/thousand-faces/data/data'
import { exhibitSchema } from '#rules/showing/model'
import { filledSchema, newItemSchema, thingSchema as itemId } from '#rules/thousand-faces/equipment/item-schemas'
import { cardSchema, cardsSchema, moveSchema } from '#rules/thousand-faces/schemas'
import { goalSchema } from '#rules/thousand-faces/characters/character-schemas'
import { conditionSchema } from '#rules/thousand-faces/economy/model'

/** Schemas with a table of their own on the page, by the heading of it. */
export const sections: readonly { readonly title: string; readonly schema: z.ZodType }[] = [
  { title: 'The campaign', schema: campaignDataSchema },
  { title: 'exhibit', schema: exhibitSchema },
  { title: 'A Thousand Faces of Adventure', schema: thousandFaces },
  { title: 'filled slot', schema: filledSchema },
  { title: 'offered item', schema: newItemSchema },
  { title: 'The Face of Angels', schema: faceOfAngels },
  { title: 'acting', schema: acting },
  { title: 'contender', schema: contender },
  { title: 'laid card', schema: laidCard },
  { title: 'point card', schema: point },
  { title: 'outcome', schema: outcome },
  { title: 'Game Face', schema: gameFace },
  { title: 'fighter', schema: who },
  { title: 'duellist', schema: duellist },
  { title: 'throw', schema: thrown },
  { title: 'verdict', schema: verdict },
  { title: 'Prophecy', schema: prophecy }
]

/** What the shapes of fields are called beyond plain words: the page explains each. */
export const named: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [filledSchema, 'filled slot'],
  [newItemSchema, 'offered item'],
  [acting, 'acting'],
  [contender, 'contender'],
  [laidCard, 'laid card'],
  [outcome, 'outcome'],
  [point, 'point card'],
  [thrown, 'throw'],
  [exhibitSchema, 'exhibit'],
  [who, 'fighter'],
  [duellist, 'duellist'],
  [verdict, 'verdict'],
  [seatId, 'seat'],
  [savedSeatId, 'seat'],
  [thingId, 'thing'],
  [pictureId, 'picture'],
  [cardSchema, 'card'],
  [cardsSchema, 'list of cards'],
  [moveSchema, 'move'],
  [itemId, 'item'],
  [goalSchema, 'goal'],
  [conditionSchema, 'condition'],
  [card, 'playing card'],
  [heldCards, 'list of playing cards or null'],
  [participant, 'participant'],
  [relationshipId, 'relationship'],
  [characterId, 'character'],
  [objectId, 'object'],
  [aspectId, 'aspect'],
  [sceneId, 'scene']
])

const found = import.meta.glob<z.ZodType>(['../../src/rules/*/data.ts', '../../src/rules/*/data/data.ts'], {
  eager: true,
  import: 'dataSchema'
})

/** The schema of a game's state, found by the game's folder. */
export function dataSchemaOf(game: SystemId): z.ZodType {
  const at = `../../src/rules/${game}/data`
  const schema = found[`${at}.ts`] ?? found[`${at}/data.ts`]
  if (!schema) throw new Error(`src/rules/${game} has no data.ts`)
  return schema
}

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
