import { describe, expect, it } from 'vitest'
import { isSame } from '#rules/core/values'

describe('two pieces of JSON', () => {
  it.each([
    [1, 1],
    ['a', 'a'],
    [null, null],
    [
      [1, [2]],
      [1, [2]]
    ],
    [
      { a: 1, b: { c: [] } },
      { b: { c: [] }, a: 1 }
    ]
  ])('%j says the same as %j', (one, other) => {
    expect([isSame(one, other), isSame(other, one)]).toEqual([true, true])
  })

  it.each([
    [1, '1'],
    [null, {}],
    [[], {}],
    [
      [1, 2],
      [2, 1]
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: 1 } }, { a: { b: 2 } }]
  ])('%j says something else than %j', (one, other) => {
    expect([isSame(one, other), isSame(other, one)]).toEqual([false, false])
  })
})
