import { expect, it } from 'vitest'
import { fuzzSeats } from '../../../support/torture/seat-fuzz'
import { fuzzPairs } from '../../../support/torture/two-at-once'

it('WHO2 HA3 HA22 QU1 whatever seats ask for, each does what it was called for and nothing else (all of it: npm run torture -- seats)', () => {
  const { asked, done, answered, refusedByWho, rounds, questions } = fuzzSeats(1_500, 99)
  expect(asked).toBe(1_500)
  expect([done, answered, refusedByWho, rounds, questions].every(each => each > 0)).toBe(true)
})

it('HA19 of two who press on one snapshot none writes over the other unseen, and none is told of what concerns only others', () => {
  const { pairs, judged, told } = fuzzPairs(600, 7)
  expect(pairs).toBe(600)
  expect([judged, told].every(each => each > 20)).toBe(true)
})
