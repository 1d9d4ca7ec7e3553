import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patch, printDiff, type Change } from '#shared/json-diff'

/** What a screen reads of what was printed. */
function diff(before: unknown, after: unknown): Change | null {
  const text = printDiff(before, after)
  return text === null ? null : (JSON.parse(text) as Change)
}

/** As it is after printing: without −0. No key of ours is one that every object inherits. */
const inherited = Object.getOwnPropertyNames(Object.prototype)
const json = fc
  .jsonValue({ maxDepth: 4 })
  .map(value => JSON.stringify(value))
  .filter(text => !inherited.some(name => text.includes(name)))
  .map(text => JSON.parse(text) as unknown)

describe('printDiff and patch', () => {
  it('give the second value for any two values', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const change = diff(before, after)
        expect(change === null ? before : patch(before, change)).toEqual(after)
      })
    )
  })

  it('find nothing between a value and its copy', () => {
    fc.assert(
      fc.property(json, value => {
        expect(diff(value, structuredClone(value))).toBeNull()
      })
    )
  })

  it('share every part that did not change', () => {
    const before = { sheets: [{ moves: ['a'] }, { moves: ['b'] }], shadow: { free: 1 }, log: [] }
    const after = { ...before, sheets: [before.sheets[0], { moves: ['c'] }] }
    const made = patch(before, diff(before, after)!) as typeof before
    expect(made).toEqual(after)
    expect(made.sheets[0]).toBe(before.sheets[0])
    expect(made.shadow).toBe(before.shadow)
    expect(made.log).toBe(before.log)
  })

  it('do not look into a part that is the same object', () => {
    const secret = {
      get trap(): never {
        throw new Error('looked at')
      }
    }
    expect(diff({ secret, n: 1 }, { secret, n: 2 })).toEqual({ props: { n: { value: 2 } } })
  })

  it('print a part anew when it follows another one than before', () => {
    const [first, second, last] = [{ n: 1 }, { n: 2 }, { n: 3 }]
    expect(diff({ part: first }, { part: last })).toEqual({ props: { part: { props: { n: { value: 3 } } } } })
    expect(diff({ part: second }, { part: last })).toEqual({ props: { part: { props: { n: { value: 3 } } } } })
    expect(diff({ part: { ...last } }, { part: last })).toBeNull()
  })

  it('send only the new lines of a window that moved on', () => {
    const lines = Array.from({ length: 61 }, (_, n) => ({ entry: n, says: ['line', n] }))
    expect(diff(lines.slice(0, 60), lines.slice(1))).toEqual({ drop: 1, keep: 59, items: {}, more: [lines[60]] })
  })

  it('treat undefined as absent, as JSON does', () => {
    expect(diff({ a: 1 }, { a: 1, b: undefined })).toBeNull()
    expect(diff({ a: 1, b: undefined }, { a: 1 })).toBeNull()
    expect(patch({ a: 1, b: 2 }, diff({ a: 1, b: 2 }, { a: 1, b: undefined })!)).toEqual({ a: 1 })
  })

  it('refuse a change that belongs to another kind of value', () => {
    expect(() => patch([], { props: {} })).toThrow(TypeError)
    expect(() => patch({}, { drop: 0, keep: 0, items: {}, more: [] })).toThrow(TypeError)
  })
})
