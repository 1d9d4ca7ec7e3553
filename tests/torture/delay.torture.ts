import { expect, test } from 'vitest'
import { delayedEvening } from '../support/torture/delay'

test('DI7 nothing is early on a link that is behind, in 6,000 steps of 20 evenings', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { seen, covered } = await delayedEvening(seed, 300)
    expect(Math.min(seen, covered), `seed ${seed}`).toBeGreaterThan(30)
  }
})
