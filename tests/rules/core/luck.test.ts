import { describe, expect, it } from 'vitest'
import { oneOf, roll, shuffled } from '#rules/core/luck'
import { scriptedLuck, seededLuck } from '../../support/luck'

describe('luck', () => {
  it('rolls every side of a die about equally often, and nothing else', () => {
    const luck = seededLuck(7)
    const counts = Array.from({ length: 6 }, () => 0)
    for (let count = 0; count < 60_000; count++) counts[roll(luck, 6) - 1]! += 1
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
    expect(counts.reduce((sum, count) => sum + count)).toBe(60_000)
  })

  it('shuffles into every order about equally often, and leaves what it was given alone', () => {
    const luck = seededLuck(11)
    const things = ['a', 'b', 'c', 'd'] as const
    const seen = new Map<string, number>()
    for (let count = 0; count < 48_000; count++) {
      const order = shuffled(luck, things).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(things).toEqual(['a', 'b', 'c', 'd'])
    expect(seen.size).toBe(24)
    for (const count of seen.values()) expect(Math.abs(count - 2000)).toBeLessThan(220)
  })

  it('shuffles by the script it is given', () => {
    expect(shuffled(scriptedLuck(0, 0), [1, 2, 3])).toEqual([2, 3, 1])
  })

  it('picks one of several by the number that comes up', () => {
    expect(oneOf(scriptedLuck(1), ['x', 'y', 'z'])).toBe('y')
  })
})
