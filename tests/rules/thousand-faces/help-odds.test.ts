import { describe, expect, it } from 'vitest'
import { withHelp } from '#rules/thousand-faces/odds'

describe('OD8 the odds with helpers', () => {
  const own = [0.4, 0.2, 0.3, 0.1] as const
  const helper = [0.5, 0.25, 0.25, 0] as const

  it('counts the best card of all: none only when no helper shows more', () => {
    const [none, single, two, three] = withHelp(own, [helper])
    expect(none).toBeCloseTo(0.2)
    expect(single).toBeCloseTo(0.6 * 0.75 - 0.2)
    expect(two).toBeCloseTo(0.9 * 1 - 0.45)
    expect(three).toBeCloseTo(0.1)
  })

  it('leaves the odds alone without helpers, and where a helper has no card to turn', () => {
    expect(withHelp(own, [])).toEqual(withHelp(own, [[0, 0, 0, 0]]))
    withHelp(own, []).forEach((chance, value) => expect(chance).toBeCloseTo(own[value] ?? NaN))
  })
})
