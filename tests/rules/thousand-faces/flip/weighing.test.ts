import { expect, test } from 'vitest'
import { cappedNet, cardsToFlip, whichCounts } from '#rules/thousand-faces/flip/weighing'

test.each([
  [-5, -2, 3, 'worst'],
  [-2, -2, 3, 'worst'],
  [-1, -1, 2, 'worse'],
  [0, 0, 1, null],
  [1, 1, 2, 'better'],
  [2, 2, 3, 'best'],
  [9, 2, 3, 'best']
])('F2 F3 a sum of %i is played as %i: %i cards, the %s counts', (sum, net, cards, counts) => {
  expect([cappedNet(sum), cardsToFlip(sum), whichCounts(sum)]).toEqual([net, cards, counts])
})
