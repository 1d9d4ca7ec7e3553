import { describe, expect, it } from 'vitest'
import type { ResultValue, Suit } from '#rules/thousand-faces/vocabulary'
import { fullSetting, marksOf, rays, smallSetting } from '@/games/thousand-faces/deck/parts/sprite/marks'

/** The middle of each mark, from the middle of the card. */
function middles(suit: Suit, result: ResultValue, setting: typeof fullSetting): readonly (readonly [number, number])[] {
  const { middle } = setting
  return marksOf(suit, result, setting).map(({ x, y, side }) => [x + side / 2 - middle, y + side / 2 - middle])
}

const ways = { dragon: [0, -1], blade: [1, 0], anvil: [0, 1], crown: [-1, 0] } as const

describe.each([
  ['full', fullSetting],
  ['small', smallSetting]
])('the marks of a result, in the %s drawing', (_name, setting) => {
  it.each(['dragon', 'blade', 'anvil', 'crown'] as const)(
    'of the %s stand on its edge, as far out as the others',
    suit => {
      const [dx, dy] = ways[suit]
      for (const result of [0, 1, 2, 3] as const) {
        const found = middles(suit, result, setting)
        expect(found).toHaveLength(Math.max(1, result))
        for (const [x, y] of found) expect(x * dx + y * dy).toBeCloseTo(setting.reach, 1)
        // Side by side around the axis of their edge, one step apart.
        const along = found.map(([x, y]) => x * Math.abs(dy) + y * Math.abs(dx))
        expect(along.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 1)
        along.slice(1).forEach((each, at) => expect(each - along[at]!).toBeCloseTo(setting.step, 1))
      }
    }
  )

  it('are a cross, a hollow check, and checks', () => {
    const symbols = ([0, 1, 2, 3] as const).map(result => marksOf('crown', result, setting).map(({ symbol }) => symbol))
    expect(symbols).toEqual([
      ['#g-cross'],
      ['#g-hollow'],
      ['#g-check', '#g-check'],
      ['#g-check', '#g-check', '#g-check']
    ])
  })

  it('do not leave the card', () => {
    for (const suit of ['dragon', 'blade', 'anvil', 'crown'] as const)
      for (const { x, y, side } of marksOf(suit, 3, setting))
        expect(Math.min(x, y, 2 * setting.middle - x - side, 2 * setting.middle - y - side)).toBeGreaterThan(0)
  })
})

describe('rays', () => {
  it('go round in equal steps and take turns in length', () => {
    expect(rays(4, 10, [20, 30])).toBe('M110 100L120 100M100 110L100 130M90 100L80 100M100 90L100 70')
  })
})
