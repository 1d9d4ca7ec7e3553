import { expect, test } from 'vitest'
import { delayedEvening } from '../../support/torture/delay'

test('DI7: nothing of notes, titles, clocks or undo is early on a link that is behind, whatever covers it and however its delay is changed; looks and covers wait for nothing', async () => {
  const { seen, covered } = await delayedEvening(2, 40)
  expect(Math.min(seen, covered)).toBeGreaterThan(5)
})
