import { describe, expect, test } from 'vitest'
import { keepUnchanged } from '@/dashboard/store'

const picture = () => ({
  serial: 1,
  seats: [
    { id: 's1', cards: ['1', '2'] },
    { id: 's2', cards: [] as string[] }
  ],
  pending: null as null | { kind: string }
})

describe('what two pictures have in common', () => {
  test('a snapshot with the same content is the old one', () => {
    const before = picture()
    expect(keepUnchanged(before, picture())).toBe(before)
  })

  test('what says the same keeps its identity, what does not is new', () => {
    const before = picture()
    const after = { ...picture(), serial: 2 }
    after.seats[1]?.cards.push('3')
    const kept = keepUnchanged(before, after)
    expect(kept).toEqual({ serial: 2, seats: [picture().seats[0], { id: 's2', cards: ['3'] }], pending: null })
    expect(kept.seats).not.toBe(before.seats)
    expect(kept.seats[0]).toBe(before.seats[0])
    expect(kept.seats[1]).not.toBe(before.seats[1])
    expect(before).toEqual(picture())
  })

  test('takes what is frozen, and changes neither', () => {
    const frozen = (serial: number) => Object.freeze({ serial, seats: Object.freeze([Object.freeze({ id: 's1' })]) })
    const before = frozen(1)
    const kept = keepUnchanged(before, frozen(2))
    expect([kept.serial, kept.seats === before.seats, before.serial]).toEqual([2, true, 1])
  })

  test.each([
    ['a field that went', { a: 1, b: 2 }, { a: 1 }],
    ['a field that came', { a: 1 }, { a: 1, b: undefined }],
    ['a list that grew', [1, 2], [1, 2, 3]],
    ['a list that shrank', [1, 2, 3], [1, 2]],
    ['a list where an object was', { 0: 'a' }, ['a']],
    ['an object where nothing was', null, { a: 1 }],
    ['nothing where an object was', { a: { b: 1 } }, { a: null }]
  ])('%s', (_, before, after) => {
    expect(keepUnchanged(before, structuredClone(after))).toStrictEqual(after)
  })
})
