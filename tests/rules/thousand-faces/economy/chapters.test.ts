import { expect, it } from 'vitest'
import { chaptersOf, pointsToCircle } from '#rules/thousand-faces/economy/chapters'
import { shadowPrice } from '#rules/thousand-faces/economy/prices'

it('J1 J2 a one-shot has four chapters, every other book eight', () => {
  expect(chaptersOf('one-shot', 1)).toHaveLength(4)
  expect(chaptersOf('9-hour', 1)).toHaveLength(8)
  expect(chaptersOf('30-hour', 3)).toHaveLength(8)
})

it('J7 the second book asks for a new home in chapter 7', () => {
  const seventh = (book: 1 | 2 | 3) => chaptersOf('30-hour', book)[6]?.conditions
  expect([seventh(1), seventh(2), seventh(3)].map(list => list?.includes('home-like-place'))).toEqual([
    false,
    true,
    false
  ])
})

it('J5 E42 O22 half of 7 is 4, all of 6 is 6', () => {
  expect([pointsToCircle('half', 7), pointsToCircle('all', 6), pointsToCircle('half', 0)]).toEqual([4, 6, 0])
})

it.each([
  ['disadvantage', 2, 2],
  ['trap', 3, 3],
  ['strike-first', 4, 4],
  ['deadly-flight', 1, 1],
  ['foe-d6', 1, 2],
  ['foe-d10', 1, 4],
  ['foe-square', 3, 3],
  ['monster-15', 1, 1],
  ['monster-20', 1, 2],
  ['monster-special', 2, 2],
  ['unknown-benefactor', 1, 3]
] as const)('Z1 %s times %i costs %i', (use, count, cost) => {
  expect(shadowPrice(use, count)).toBe(cost)
})
