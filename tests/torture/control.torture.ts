import { expect, test } from 'vitest'
import { fuzzControl } from '../support/torture/control-fuzz'

test('CT2 CT3: 200,000 requests to the control link do its acts and nothing else', () => {
  let done = 0
  for (let seed = 1; seed <= 20; seed += 1) done += fuzzControl(10_000, seed)
  console.log(`${done} of 200,000 requests did an act`)
  expect(done).toBeGreaterThan(1_000)
})
