import { expect, test } from 'vitest'
import { carryOverFaults } from '../support/preparation'

test('BN3 carrying over loses nothing and doubles nothing, in 20,000 random acts', () => {
  const { faults, acts } = carryOverFaults(20_000)
  console.log(
    Object.entries(acts)
      .map(([kind, count]) => `${kind}: ${count}`)
      .join(', ')
  )
  expect(faults).toEqual([])
})
