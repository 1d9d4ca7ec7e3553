import { expect, test } from 'vitest'
import { agreement } from '../support/thousand-faces/forecast/agreement'
import { sideBySide } from '../support/thousand-faces/forecast/side-by-side'

// npm run torture -- forecast: the simulation of fights beside the board and beside the exact count, in full.

test('FC1, FC3: 20,000 exchanges go as they go on the board, with the same cards and dice', () => {
  expect(sideBySide(10_000, 20_000)).toBeGreaterThanOrEqual(20_000)
})

test('FC5: 80 small fights agree with their exact counts', () => {
  const { within, outside, furthest } = agreement(
    100,
    [
      ['one', 20],
      ['two', 60]
    ],
    20_000
  )
  console.log(
    `${within} of ${within + outside.length} figures within their 95 % interval, the furthest ${furthest.toFixed(1)} standard errors away`
  )
  expect(outside.length / (within + outside.length)).toBeLessThan(0.08)
  expect(furthest).toBeLessThan(5)
})
