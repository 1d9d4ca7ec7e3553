import { expect, test } from 'vitest'
import { screenFaults } from '../../support/torture/screens'

// The fast part of `npm run torture -- screens`.

test('ST1 ST3 ST4 ST6 ST7 whatever the GM does, each screen has what it may have and no more', async () => {
  expect(await screenFaults(1, 150)).toEqual([])
})
