import { expect, it } from 'vitest'
import { fuzzSeats } from '../../../support/torture/seat-fuzz'

it('WHO2 HA3 whatever seats ask for, each does what it was called for and nothing else (all of it: npm run torture -- seats)', () => {
  const { asked, done, answered, refusedByWho } = fuzzSeats(3_000, 99)
  expect(asked).toBe(3_000)
  expect([done, answered, refusedByWho].every(each => each > 0)).toBe(true)
})
