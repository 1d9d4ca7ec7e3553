import { expect, test } from 'vitest'
import { shelfWatch } from '../../../support/torture/shelf-leaks'

// 10,000 acts: npm run torture -- prepared-foes.
test('PF1 PF2 PF3 nothing of prepared foes is in any snapshot, and of foes that were brought only the public parts, in 150 acts at random', async () => {
  const { acts, leaks, readers } = await shelfWatch(150, 7)
  expect(leaks).toEqual([])
  expect(readers).toEqual(['overlay', 'seat', 'table'])
  for (const kind of ['add-prepared-foes', 'show-hint', 'show-foe', 'strike-foe', 'remove-foe', 'undo', 'redo'])
    expect(acts.get(kind), kind).toBeGreaterThan(0)
})
