import { expect, test } from 'vitest'
import { secretsOfTrays } from '../support/showing'

test('SH4 nothing that is prepared is in any frame but the Game Master’s, in 12,000 states', () => {
  expect(secretsOfTrays(12_000)).toEqual([])
})
