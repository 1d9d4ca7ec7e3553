import { describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { firstActs } from '#rules/face-of-angels/acts/first-acts'
import { actFrom, draftOf } from '@/games/face-of-angels/acts/act-draft'
import { slicesFor } from '@/games/face-of-angels/record/pie'

const seats = (count: number) => Array.from({ length: count }, (_, at) => `s${at + 1}` as SeatId)

describe('the pie', () => {
  it.each([1, 2, 3, 4, 6, 8])('is cut into %i slices that meet and fill it', count => {
    const slices = slicesFor(seats(count))
    expect(slices).toHaveLength(count)
    expect(new Set(slices.map(slice => slice.path)).size).toBe(count)
    for (const { x, y } of slices) expect(Math.hypot(x, y)).toBeLessThan(70)
  })

  it('begins at the top and goes clockwise', () => {
    const [first, second] = slicesFor(seats(4))
    expect(first && first.x > 0 && first.y < 0).toBe(true)
    expect(second && second.x > 0 && second.y > 0).toBe(true)
    expect(first?.path.startsWith('M0 0L0 -100')).toBe(true)
  })

  it('is whole for one player, and needs no other player', () => {
    expect(slicesFor(seats(1))[0]).toMatchObject({ x: 0, y: 0 })
    expect(slicesFor([])).toEqual([])
  })
})

describe('an act that is rewritten', () => {
  it('is the same act while nothing is changed', () => {
    for (const act of firstActs) expect(actFrom(draftOf(act))).toEqual(act)
  })

  it('loses its empty lines and the blanks around words', () => {
    const [, , ascension] = firstActs
    if (!ascension) throw new Error('act 2')
    const draft = {
      ...draftOf(ascension),
      stakes: '  A street ',
      transformations: [{ words: ' ', effect: 'story' as const }],
      endings: []
    }
    expect(actFrom(draft)).toMatchObject({ stakes: 'A street', transformations: [], endings: [] })
  })
})
