import { expect, test } from 'vitest'
import { framesThatTellOfHidden, secretsOfClocks } from '../support/clocks'

test('CL3 MA4 no person reads of a clock or a mark that is not theirs, in 12,000 states', () => {
  expect(secretsOfClocks(12_000)).toEqual([])
})

test('CL3 another fill of a hidden clock, the same bytes, in 12,000 states', () => {
  expect(framesThatTellOfHidden(12_000)).toEqual([])
})
