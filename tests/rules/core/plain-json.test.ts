import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainJson } from '#rules/core/values'

const printedAndRead = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Everything that a rule with a mistake in it might put into an event. */
const anything = fc.anything({
  withDate: true,
  withSparseArray: true,
  withNullPrototype: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withUnicodeString: true,
  maxDepth: 4
})

describe('isPlainJson', () => {
  it('says yes only of what printing and reading gives back exactly', () => {
    fc.assert(
      fc.property(anything, value => {
        if (isPlainJson(value)) expect(printedAndRead(value)).toStrictEqual(value)
      }),
      { numRuns: 3000 }
    )
  })

  it('says yes of everything that was read from JSON', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), text => {
        expect(isPlainJson(printedAndRead(JSON.parse(text)))).toBe(true)
      })
    )
  })

  it.each([
    ['negative zero', { n: -0 }],
    ['a number that is not finite', [Number.NaN, Infinity]],
    ['a field that holds undefined', { a: undefined }],
    ['a gap in a list', [1, , 2]],
    ['a date', { at: new Date(0) }],
    ['something that prints itself', { toJSON: () => 1 }],
    ['a map', new Map()],
    ['an object without a prototype', Object.create(null)],
    ['a function', { f: () => 1 }],
    ['a bigint', 1n]
  ])('says no of %s', (_, value) => {
    expect(isPlainJson(value)).toBe(false)
  })
})
