import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { matcherOf } from '#rules/core/schema-match'
import { commandSchema, eventSchema } from '#rules/thousand-faces/slices'

const word = z.string()
const count = z.int().min(0).max(9)

/** For each schema: what it takes as it is, and what it does not. */
const kinds: readonly (readonly [string, z.ZodType, readonly unknown[], readonly unknown[]])[] = [
  ['unknown', z.unknown(), [1, null, {}], []],
  ['null', z.null(), [null], [undefined, 0, {}]],
  ['boolean', z.boolean(), [true, false], [0, 'true', null]],
  ['text', z.string().min(1).max(3), ['a', 'abc'], ['', 'abcd', 3, null]],
  ['text with a pattern', z.string().regex(/^[a-c]+$/), ['abc'], ['abd', '']],
  ['whole number', count, [0, 9], [-1, 10, 1.5, NaN, Infinity, '1', 2 ** 60]],
  ['positive number', z.number().positive(), [0.5, 1], [0, -1, NaN, Infinity]],
  ['number below', z.number().lt(2), [1.9], [2]],
  ['literals', z.literal(['a', 1, null]), ['a', 1, null], ['b', '1', undefined]],
  ['enum', z.enum(['x', 'y']), ['x', 'y'], ['z', 'toString', 0]],
  ['own', z.custom<string>(value => value === 'mine'), ['mine'], ['yours', null]],
  ['nullable', count.nullable(), [null, 3], [undefined, 10]],
  ['list', z.array(count).min(1).max(2), [[1], [1, 2]], [[], [1, 2, 3], ['1'], {}, [undefined]]],
  ['union', z.union([count, z.boolean()]), [3, true], ['3', null]],
  [
    'thing',
    z.strictObject({ a: count, b: z.exactOptional(word) }),
    [{ a: 1 }, { a: 1, b: 'c' }],
    [{}, { a: 1, c: 2 }, { a: 1, b: 3 }, { a: 1, b: undefined }, [], null, 'a']
  ],
  [
    'told apart',
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('one'), a: count }),
      z.strictObject({ type: z.literal(['two', 'three']), b: word })
    ]),
    [
      { type: 'one', a: 1 },
      { type: 'three', b: '' }
    ],
    [{ type: 'one', b: '' }, { type: 'four' }, {}, null, 'one']
  ]
]

/** What zod would change, or what is only asked of the whole. None of it may be taken at a glance, whatever the value. */
const changing: readonly (readonly [string, z.ZodType, unknown])[] = [
  ['a default', z.strictObject({ a: count.default(3) }), { a: 1 }],
  ['another case', z.string().toLowerCase(), 'ABC'],
  ['another thing', word.transform(text => text.length), 'abc'],
  ['a condition', z.strictObject({ a: count }).refine(({ a }) => a > 3), { a: 1 }],
  ['a global pattern', word.regex(/a/g), 'a'],
  ['a date', z.iso.date(), '2026-01-01'],
  ['a record', z.record(word, count), { a: 1 }]
]

describe('what fits at a glance', () => {
  test.each(kinds)('%s', (_, schema, good, bad) => {
    const fits = matcherOf(schema)
    for (const value of good) expect([fits(value), schema.safeParse(value).data]).toEqual([true, value])
    for (const value of bad)
      expect([value, fits(value), schema.safeParse(value).success]).toEqual([value, false, false])
  })

  test.each(changing)('not %s', (_, schema, value) => {
    expect(matcherOf(schema)(value)).toBe(false)
  })

  test('a field that an object would drop is zod’s to judge', () => {
    const schema = z.object({ a: count })
    expect([matcherOf(schema)({ a: 1 }), matcherOf(schema)({ a: 1, b: 2 })]).toEqual([true, false])
  })
})

describe('a campaign read at a glance', () => {
  const { entries } = JSON.parse(readFileSync('resources/samples/the-drowned-bells.hearth', 'utf8')) as {
    entries: { board: string | null; command: unknown; events: unknown[] }[]
  }
  const acts = entries.filter(entry => entry.board === 'b2')
  const events = acts.flatMap(act => act.events)

  test('every command and every event of the sample', () => {
    expect(acts.length).toBeGreaterThan(50)
    expect(acts.map(act => act.command).filter(command => !matcherOf(commandSchema)(command))).toEqual([])
    expect(events.filter(event => !matcherOf(eventSchema)(event))).toEqual([])
  })

  test('never takes what zod would not, however an event is spoilt', () => {
    const fits = matcherOf(eventSchema)
    let taken = 0
    fc.assert(
      fc.property(fc.constantFrom(...events), fc.nat(), fc.jsonValue(), (event, place, value) => {
        const spoilt = withSpoilt(event, place, value)
        if (!fits(spoilt)) return
        taken += 1
        const read = eventSchema.safeParse(spoilt)
        expect(read.error?.issues).toBeUndefined()
        expect(read.data).toEqual(spoilt)
      }),
      { numRuns: 3000 }
    )
    expect(taken).toBeGreaterThan(0)
  })
})

/** The same event with one of its places gone, new or another. */
function withSpoilt(event: unknown, place: number, value: unknown): unknown {
  const copy = structuredClone(event) as Record<string, unknown>
  const places = placesIn(copy)
  const [holder, key] = places[place % places.length] ?? [copy, 'type']
  if (place % 5 === 0) delete holder[key]
  else if (place % 5 === 1 && !Array.isArray(holder)) holder[`${key}-too`] = value
  else holder[key] = value
  // As a file would give it: without holes, and nothing undefined.
  return JSON.parse(JSON.stringify(copy))
}

function placesIn(thing: unknown): (readonly [Record<string, unknown>, string])[] {
  if (typeof thing !== 'object' || thing === null) return []
  const holder = thing as Record<string, unknown>
  return Object.keys(holder).flatMap(key => [[holder, key] as const, ...placesIn(holder[key])])
}
