import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, check, parse } from '#rules/thousand-faces/slices'
import { foundation, playByWhim } from '../../support/thousand-faces/random-table'
import { json, turns, watch } from '../../support/thousand-faces/watch'
import { runs } from '../../support/thorough'

/** The longest that one law may take on a busy machine, in milliseconds. */
const longestMs = 180_000

describe('by random play with cards, Stamina and Shadow alone', { timeout: longestMs }, () => {
  it('I1 I2 I3 I5 I6 I8 I10 I11 I14 every invariant holds after every act, and replaying what happened leads to the same board', () => {
    let acts = 0
    fc.assert(
      fc.property(turns(50), fc.nat(), (whims, seed) => {
        const { state, events } = playByWhim(foundation, whims, seed, ({ after }) => {
          acts += 1
          const wrong = check(after)
          if (wrong.length > 0) throw new Error(wrong.join('; '))
        })
        expect(events.reduce(apply, foundation.opened)).toEqual(state)
        expect(json(state)).toEqual(state)
        expect(parse.state.parse(json(state))).toEqual({ ok: true, value: state })
      }),
      { numRuns: runs(80, 2000) }
    )
    expect(acts, 'acts that were carried out').toBeGreaterThan(runs(600, 20_000))
  })

  it('I2 I3 I4 I5 I6 I7 I9 I18 each act does what it may and no more', () => {
    fc.assert(
      fc.property(turns(50), fc.nat(), (whims, seed) => void playByWhim(foundation, whims, seed, watch)),
      { numRuns: runs(20, 300) }
    )
  })
})
