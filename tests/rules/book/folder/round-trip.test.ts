import { expect, it } from 'vitest'
import { roundTripFaults } from '../../../support/book-folder'

it('OI2 OI5 a folder taken into an empty campaign gives the same folder again, and taken into its own changes nothing', () => {
  expect(
    Array.from({ length: 12 }, (_, seed) => roundTripFaults(seed + 1))
      .flat()
      .slice(0, 4)
  ).toEqual([])
})
