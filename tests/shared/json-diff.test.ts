import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diff, patch, type Change } from '#shared/json-diff'

const sent = (change: Change): Change => JSON.parse(JSON.stringify(change)) as Change
/** As it is after printing: without −0. No key of ours is `__proto__`. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .map(value => JSON.stringify(value))
  .filter(text => !text.includes('__proto__'))
  .map(text => JSON.parse(text) as unknown)

describe('diff and patch', () => {
  it('give the second value for any two values, also after the change was printed and parsed', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const change = diff(before, after)
        expect(change === null ? before : patch(before, sent(change))).toEqual(after)
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
