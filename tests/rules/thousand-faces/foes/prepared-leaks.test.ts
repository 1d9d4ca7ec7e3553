import { expect, it } from 'vitest'
import { type PreparedWatch, watchPrepared } from '../../../support/torture/prepared-leaks'

it('PF2 PF3 PF5 no secret of a prepared foe is seen, and none changes a byte of what others see (whole: npm run torture -- prepared-foes)', () => {
  const watch: PreparedWatch = { states: 0, leaks: new Set() }
  for (let seed = 900; watch.states < 60; seed++) watchPrepared(seed, 90, watch)
  expect([...watch.leaks]).toEqual([])
})
