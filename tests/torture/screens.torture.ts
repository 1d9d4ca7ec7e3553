import { expect, test } from 'vitest'
import { screenFaults } from '../support/torture/screens'

test('ST1 ST3 ST4 ST6 ST7 ten thousand states of the screens', async () => {
  const faults: string[] = []
  for (let seed = 100; seed < 125; seed++) faults.push(...(await screenFaults(seed, 400)))
  expect(faults).toEqual([])
})
