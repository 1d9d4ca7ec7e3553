import { describe, expect, it } from 'vitest'
import { fullSetting, marksOf, rays, smallSetting } from '../../../../../src/renderer/ui/icons/sprite/marks'

describe('the marks of a result', () => {
  it('stands 46 units from the middle of the large drawing, as the anatomy says', () => {
    expect(marksOf('dragon', 0, fullSetting)).toEqual([{ symbol: '#g-cross', side: 25, x: 87.5, y: 41.5 }])
    expect(marksOf('crown', 1, fullSetting)).toEqual([{ symbol: '#g-hollow', side: 27, x: 40.5, y: 86.5 }])
  })

  it('lies in a row above and below the middle', () => {
    expect(marksOf('anvil', 2, fullSetting).map(({ x, y }) => [x, y])).toEqual([
      [76.75, 133.5],
      [98.25, 133.5]
    ])
  })

  it('is stacked at the sides', () => {
    expect(marksOf('blade', 3, smallSetting).map(({ x, y }) => [x, y])).toEqual([
      [25.6, 10],
      [25.6, 16],
      [25.6, 22]
    ])
  })
})

describe('rays', () => {
  it('go round in equal steps and take turns in length', () => {
    expect(rays(4, 10, [20, 30])).toBe('M110 100L120 100M100 110L100 130M90 100L80 100M100 90L100 70')
  })
})
